import { once } from 'node:events';
import type { Move, Seat } from '@holdup/engine';
import { type ClockInfo, type ServerMessage, SUBPROTOCOL, type TableInfo } from '@holdup/protocol';
import { WebSocket } from 'ws';

/** A player keeps only what is needed to choose a move, so that generating the load costs little. */
export interface Player {
  readonly socket: WebSocket;
  /** The host opens the table and starts the matches. */
  readonly isHost: boolean;
  /** When each move was sent, by request. */
  readonly sent: Map<number, number>;
  readonly waiting: Map<number, (answer: Answer) => void>;
  requests: number;
  seat: Seat | null;
  table: Partial<TableInfo>;
  clock: ClockInfo | null;
  deciding: readonly Seat[];
  moves: readonly Move[];
  /** The question being thought about. */
  thinking: number;
  /** The server's commitment that randomness was committed for, and the randomness until it is revealed. */
  sealedFor: string;
  random: string;
  /** The id of the last request that revealed randomness. */
  reveal: number;
  /** The last match that ended. */
  finished: string;
}

interface Answer {
  readonly code?: string;
  readonly error?: string;
}

export async function openSocket(url: string, protocol?: string): Promise<WebSocket> {
  const socket = new WebSocket(url, protocol, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

export async function connect(url: string, isHost: boolean): Promise<Player> {
  return {
    socket: await openSocket(url, SUBPROTOCOL),
    isHost,
    sent: new Map(),
    waiting: new Map(),
    requests: 0,
    seat: null,
    table: {},
    clock: null,
    deciding: [],
    moves: [],
    thinking: -1,
    sealedFor: '',
    random: '',
    reveal: -1,
    finished: '',
  };
}

/** Sends a message and returns the id of the request. */
export function send(player: Player, message: object): number {
  const id = player.requests++;
  player.socket.send(JSON.stringify({ ...message, id }));
  return id;
}

/** Sends a message and waits for its answer. */
export const ask = (player: Player, message: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const id = send(player, message);
    player.waiting.set(id, (answer) => {
      if (answer.error === undefined) resolve(answer);
      else reject(new Error(`the server refused ${JSON.stringify(message)}: ${answer.error}`));
    });
  });

/** Passes an answer to the request that waits for it; false if none does. */
export function settle(player: Player, id: number | undefined, answer: Answer): boolean {
  const waiting = id === undefined ? undefined : player.waiting.get(id);
  if (id === undefined || waiting === undefined) return false;
  player.waiting.delete(id);
  waiting(answer);
  return true;
}

/** Updates what the player knows of the table. */
export function follow(player: Player, message: ServerMessage): void {
  if (message.type === 'table') {
    Object.assign(player.table, message.table);
    player.seat = message.you.seat;
    player.clock = message.clock;
    player.deciding = message.view?.public.deciding ?? [];
    player.moves = message.view?.moves ?? [];
  }
  if (message.type !== 'update') return;
  if (message.table?.match !== undefined) player.thinking = -1;
  Object.assign(player.table, message.table);
  if (message.you !== undefined) player.seat = message.you.seat;
  if (message.clock !== undefined) player.clock = message.clock;
  if (message.public?.deciding !== undefined) player.deciding = message.public.deciding;
  if (message.moves !== undefined) player.moves = message.moves;
}
