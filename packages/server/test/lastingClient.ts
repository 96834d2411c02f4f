import { randomBytes } from 'node:crypto';
import { below, type GameEvent, type Move, type Random, type Seat } from '@holdup/engine';
import {
  createSession,
  type Request,
  type Session,
  SUBPROTOCOL,
  type TableMessage,
} from '@holdup/protocol';
import { WebSocket } from 'ws';
import { socketUrl } from './client.ts';

/** A move that the server acknowledged. */
interface AcknowledgedMove {
  readonly match: string;
  readonly question: number;
  readonly seat: Seat;
  readonly move: Move;
}

/** A client like a phone: it plays, and reconnects by itself whatever happens to the server. */
export interface LastingClient {
  readonly acknowledged: AcknowledgedMove[];
  /** The events it received, by row of the log. */
  readonly told: Map<number, readonly GameEvent[]>;
  /** How long it took to resume the seat, in milliseconds from when the server could be reached again. */
  readonly comingBack: number[];
  readonly code: string;
  readonly seat: Seat;
  readonly table: TableMessage | null;
  readonly errors: Map<string, number>;
  /** How often the server reported that it cannot write. */
  readonly waits: number;
  /** Loses the connection, and comes back. */
  drop(): void;
  begin(first: Request): Promise<void>;
  ask(request: Request): Promise<void>;
  end(): void;
}

const RETRY_MS = 50;

/** The question that a table message asks of its receiver and that has no answer yet. */
function openQuestion({ table, view, clock, you }: TableMessage) {
  if (view === null || clock === null || you.seat === null || table.stage !== 'playing')
    return null;
  if (!view.public.deciding.includes(you.seat) || you.choice !== null || clock.paused !== null)
    return null;
  return {
    match: table.match ?? '',
    question: clock.question,
    seat: you.seat,
    moves: view.moves,
  };
}

interface Connection {
  readonly status: (saving: boolean) => void;
  readonly table: (table: TableMessage, events: readonly GameEvent[]) => void;
  readonly opened: (socket: WebSocket, session: Session) => void;
  readonly closed: (socket: WebSocket) => void;
}

/** Opens a socket with a session on it. */
function connect(port: number, { table, status, opened, closed }: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketUrl(port), SUBPROTOCOL);
    const session = createSession(
      {
        send: (text) => socket.readyState === socket.OPEN && socket.send(text),
        now: Date.now,
        random: () => randomBytes(16).toString('hex'),
      },
      { table, status },
    );
    socket.on('open', () => {
      opened(socket, session);
      resolve();
    });
    socket.on('message', (data) => session.receive(data.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      session.lost();
      closed(socket);
    });
  });
}

/** The host of a finished match starts the next one. */
function playAgain({ table, you }: TableMessage, session: Session | null): void {
  if (table.match === null || table.host !== you.person || session === null) return;
  if (table.stage === 'finished') session.request({ type: 'rematch' }).catch(() => {});
  if (table.stage === 'lobby') session.request({ type: 'start', fill: 'rookie' }).catch(() => {});
}

export function lastingClient(ports: () => readonly number[], random: Random): LastingClient {
  let socket: WebSocket | null = null;
  let session: Session | null = null;
  let token = '';
  let over = false;
  let asked = '';
  let turn = 0;

  const client: { -readonly [K in keyof LastingClient]: LastingClient[K] } = {
    acknowledged: [],
    told: new Map(),
    comingBack: [],
    errors: new Map(),
    waits: 0,
    code: '',
    seat: 0,
    get table() {
      return session?.table ?? null;
    },
    async begin(first) {
      await open();
      const ok = await session?.request(first);
      client.code = ok?.code ?? '';
      token = ok?.token ?? '';
    },
    async ask(request) {
      await session?.request(request);
    },
    drop: () => socket?.terminate(),
    end() {
      over = true;
      socket?.close();
    },
  };

  function react(table: TableMessage, events: readonly GameEvent[]): void {
    if (events.length > 0) client.told.set(table.seq, events);
    if (table.you.seat !== null) client.seat = table.you.seat;
    const open = openQuestion(table);
    if (open === null) {
      playAgain(table, session);
      return;
    }
    const { match, question, moves } = open;
    const key = `${match} ${question}`;
    if (asked === key) return;
    asked = key;
    const move = moves[below(random, moves.length)] as Move;
    session?.request({ type: 'play', question, move }).then(
      () => client.acknowledged.push({ match, question, seat: open.seat, move }),
      (refusal: { error: string }) => {
        asked = '';
        client.errors.set(refusal.error, (client.errors.get(refusal.error) ?? 0) + 1);
      },
    );
  }

  function open(): Promise<void> {
    const choices = ports();
    const port = choices[turn++ % choices.length] as number;
    return connect(port, {
      table: react,
      status: (saving) => {
        if (!saving) client.waits++;
      },
      opened: (newSocket, newSession) => {
        socket = newSocket;
        session = newSession;
        asked = '';
      },
      closed: (closedSocket) => {
        if (socket === closedSocket) void comeBack();
      },
    });
  }

  async function comeBack(): Promise<void> {
    while (!over) {
      try {
        await open();
        const reached = performance.now();
        await session?.request({ type: 'resume', code: client.code, token });
        client.comingBack.push(performance.now() - reached);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  return client;
}
