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

/** A move that the server said it has. */
export interface AcknowledgedMove {
  readonly match: string;
  readonly question: number;
  readonly seat: Seat;
  readonly move: Move;
}

/** A client as a phone is one: it plays, and comes back by itself whatever happens to the server. */
export interface LastingClient {
  readonly acknowledged: AcknowledgedMove[];
  /** By row of the log: what it was told had happened. */
  readonly told: Map<number, readonly GameEvent[]>;
  /** How long it took to be back in the seat, from the first moment that the server could be reached again. */
  readonly comingBack: number[];
  readonly code: string;
  readonly seat: Seat;
  readonly table: TableMessage | null;
  readonly errors: Map<string, number>;
  begin(first: Request): Promise<void>;
  ask(request: Request): Promise<void>;
  end(): void;
}

const RETRY_MS = 50;

export function lastingClient(ports: () => readonly number[], random: Random): LastingClient {
  const acknowledged: AcknowledgedMove[] = [];
  const told = new Map<number, readonly GameEvent[]>();
  const comingBack: number[] = [];
  const errors = new Map<string, number>();
  let socket: WebSocket | null = null;
  let session: Session | null = null;
  let code = '';
  let token = '';
  let seat: Seat = 0;
  let over = false;
  let asked = '';
  let turn = 0;

  const count = (error: string) => errors.set(error, (errors.get(error) ?? 0) + 1);

  function react(table: TableMessage, events: readonly GameEvent[]): void {
    if (events.length > 0) told.set(table.seq, events);
    const { view, clock, you } = table;
    if (you.seat !== null) seat = you.seat;
    if (view === null || clock === null || you.seat === null || table.table.stage !== 'playing')
      return;
    if (!view.public.deciding.includes(you.seat) || you.choice !== null || clock.paused !== null)
      return;
    const match = table.table.match ?? '';
    const key = `${match} ${clock.question}`;
    if (asked === key) return;
    asked = key;
    const { question } = clock;
    const move = view.moves[below(random, view.moves.length)] as Move;
    const at = you.seat;
    session?.request({ type: 'play', question, move }).then(
      () => acknowledged.push({ match, question, seat: at, move }),
      (refusal: { error: string }) => {
        asked = '';
        count(refusal.error);
      },
    );
  }

  function open(): Promise<void> {
    const choices = ports();
    const port = choices[turn++ % choices.length] as number;
    return new Promise((resolve, reject) => {
      const next = new WebSocket(socketUrl(port), SUBPROTOCOL);
      const talk = createSession(
        {
          send: (text) => next.readyState === next.OPEN && next.send(text),
          now: Date.now,
          random: () => randomBytes(16).toString('hex'),
        },
        { table: react },
      );
      next.on('open', () => {
        socket = next;
        session = talk;
        asked = '';
        resolve();
      });
      next.on('message', (data) => talk.receive(data.toString()));
      next.on('error', reject);
      next.on('close', () => {
        talk.lost();
        if (socket === next) void comeBack();
      });
    });
  }

  async function comeBack(): Promise<void> {
    while (!over) {
      try {
        await open();
        const reached = performance.now();
        await session?.request({ type: 'resume', code, token });
        comingBack.push(performance.now() - reached);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  return {
    acknowledged,
    told,
    comingBack,
    errors,
    get code() {
      return code;
    },
    get seat() {
      return seat;
    },
    get table() {
      return session?.table ?? null;
    },
    async begin(first) {
      await open();
      const ok = await session?.request(first);
      code = ok?.code ?? '';
      token = ok?.token ?? '';
    },
    async ask(request) {
      await session?.request(request);
    },
    end() {
      over = true;
      socket?.close();
    },
  };
}
