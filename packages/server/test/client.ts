import { randomBytes } from 'node:crypto';
import type { GameEvent, Move, Seat } from '@holdup/engine';
import {
  createSession,
  type Request,
  type Session,
  SUBPROTOCOL,
  socketPath,
  type TableMessage,
} from '@holdup/protocol';
import { WebSocket } from 'ws';

/** A real client over a real socket, as a script can use it. */
export interface TestClient {
  readonly session: Session;
  readonly socket: WebSocket;
  /** Every frame as it came. */
  readonly frames: string[];
  readonly events: GameEvent[];
  readonly gone: string[];
  /** The server's `status` messages. */
  readonly saving: boolean[];
  readonly closed: Promise<number>;
  request(request: Request): Promise<{ code?: string; token?: string }>;
  /** Waits until the table meets a condition; fails after a while. */
  until(what: (table: TableMessage) => boolean, ms?: number): Promise<TableMessage>;
  send(text: string | Buffer): void;
  close(): void;
}

export const socketUrl = (port: number): string => `ws://127.0.0.1:${port}${socketPath()}`;

export async function connect(
  port: number,
  react: (client: TestClient, table: TableMessage, events: readonly GameEvent[]) => void = () => {},
): Promise<TestClient> {
  const socket = new WebSocket(socketUrl(port), SUBPROTOCOL);
  const frames: string[] = [];
  const events: GameEvent[] = [];
  const gone: string[] = [];
  const saving: boolean[] = [];
  const listeners = new Set<() => void>();
  const session = createSession(
    {
      send: (text) => socket.readyState === socket.OPEN && socket.send(text),
      now: () => Date.now(),
      random: () => randomBytes(16).toString('hex'),
    },
    {
      table(table, happened) {
        events.push(...happened);
        react(client, table, happened);
        for (const listener of listeners) listener();
      },
      gone: (why) => gone.push(why),
      status: (on) => saving.push(on),
    },
  );
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('message', (data) => {
    const text = data.toString();
    frames.push(text);
    session.receive(text);
  });
  socket.on('close', () => session.lost());
  const client: TestClient = {
    session,
    socket,
    frames,
    events,
    gone,
    saving,
    closed,
    request: (request) => session.request(request),
    until: (what, ms = 10_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          listeners.delete(look);
          reject(
            new Error(
              `waited in vain for ${what}; the table is ${JSON.stringify(session.table)?.slice(0, 2000)}`,
            ),
          );
        }, ms);
        const look = () => {
          if (session.table === null || !what(session.table)) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(session.table);
        };
        listeners.add(look);
        look();
      }),
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  socket.on('error', () => {});
  return client;
}

/** Answers every decision at once with a move of its choice. */
export function autoPlay(pick: (moves: readonly Move[], table: TableMessage) => Move) {
  let answered = -1;
  return (client: TestClient, table: TableMessage): void => {
    const { view, clock, you } = table;
    if (view === null || clock === null || you.seat === null || table.table.stage !== 'playing')
      return;
    if (clock.paused !== null || clock.question === answered) return;
    if (!view.public.deciding.includes(you.seat as Seat) || view.moves.length === 0) return;
    if (you.choice !== null) return;
    answered = clock.question;
    client
      .request({ type: 'play', question: clock.question, move: pick(view.moves, table) })
      .catch(() => {
        answered = -1;
      });
  };
}
