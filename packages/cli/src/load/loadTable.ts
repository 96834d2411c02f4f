import { randomBytes } from 'node:crypto';
import {
  CHARACTERS,
  type Pace,
  type ServerMessage,
  sealOf,
  type UpdateMessage,
} from '@holdup/protocol';
import { WebSocket } from 'ws';
import { ask, connect, follow, type Player, send, settle } from './player.ts';
import {
  countError,
  createReader,
  createScreens,
  type Frame,
  type Screens,
  type Tally,
} from './tally.ts';
import { around, createTimers } from './timers.ts';
import type { TableRecorder } from './trace.ts';

export interface LoadPlan {
  /** Where each player connects, in the order of the seats. */
  readonly urls: readonly string[];
  readonly players: number;
  /** How long a player thinks about a move, on average, in ms. */
  readonly thinkMs: number;
  readonly pace: Pace;
  /** Players sit there and do nothing. */
  readonly idle: boolean;
}

/** A table of players who play match after match through the public protocol. */
export interface LoadTable {
  /** Connects all players and seats them. */
  open(): Promise<void>;
  begin(): void;
  close(): void;
}

/** Plays a random legal move, if the question is still open. */
function play(player: Player, recorder: TableRecorder | null): void {
  const { clock, moves, seat } = player;
  if (clock === null || seat === null || clock.question !== player.thinking) return;
  if (!player.deciding.includes(seat)) return;
  const move = moves[Math.floor(Math.random() * moves.length)];
  if (move === undefined) return;
  const id = send(player, { type: 'play', question: clock.question, move });
  player.sent.set(id, performance.now());
  recorder?.moved(seat);
}

/** Takes part in the shuffle: commits to randomness in the lobby, and reveals it when the match starts. */
function contribute(player: Player): void {
  const { commitment, stage } = player.table;
  if (commitment === undefined) return;
  if (stage === 'lobby' && commitment !== player.sealedFor) {
    player.sealedFor = commitment;
    player.random = randomBytes(16).toString('hex');
    send(player, { type: 'seal', commitment, seal: sealOf(player.random) });
  }
  if (stage === 'starting' && player.random !== '') {
    player.reveal = send(player, { type: 'random', commitment, value: player.random });
    player.random = '';
  }
}

/** Passes a refusal to the request that waits for it, or counts it as an error. */
function refused(
  player: Player,
  { id, error }: { readonly id?: number; readonly error: string },
  counts: Tally,
): void {
  // The server waits only a moment for randomness; on a slow machine the match begins without it.
  const late = id === player.reveal && error === 'tooLate';
  if (!late && !settle(player, id, { error })) countError(counts, error);
}

/** Measures when the moves of an update reached this screen. Returns whether one of them was this player's. */
function measure(
  player: Player,
  { ok = [], seq }: { ok?: readonly number[]; seq: number },
  counts: Tally,
  screens: Screens,
): boolean {
  let moved = false;
  for (const id of ok) {
    const sent = player.sent.get(id);
    if (sent === undefined) continue;
    player.sent.delete(id);
    counts.moves++;
    moved = true;
    screens.caused(seq, sent);
  }
  screens.shown(seq, performance.now());
  return moved;
}

export function createLoadTable(
  plan: LoadPlan,
  tally: () => Tally,
  recorder: TableRecorder | null,
): LoadTable {
  const players: Player[] = [];
  const screens = createScreens(plan.players, tally);
  const read = createReader<ServerMessage>(tally);
  const timers = createTimers();
  const afterThinking = (work: () => void): void => timers.later(around(plan.thinkMs), work);
  let closed = false;
  let startIsDue = false;

  /** Starts the match that is due once the server has every player's seal: it takes none after the start. */
  function startIfSealed(host: Player): void {
    const { stage, seals = [] } = host.table;
    const here = players.filter(({ socket }) => socket.readyState === WebSocket.OPEN);
    if (!startIsDue || stage !== 'lobby' || seals.length < here.length) return;
    startIsDue = false;
    send(host, { type: 'start' });
  }

  /** After every message: starts the next match or thinks about a move, if it is time to. */
  function react(player: Player): void {
    const { clock, seat, table } = player;
    if (seat === null) return;
    contribute(player);
    if (plan.idle) return;
    if (player.isHost) startIfSealed(player);
    if (table.stage === 'finished' && player.isHost && player.finished !== table.match) {
      player.finished = table.match ?? '';
      tally().matches++;
      afterThinking(() => {
        send(player, { type: 'rematch' });
        startIsDue = true;
      });
    }
    if (table.stage !== 'playing' || clock === null || clock.question === player.thinking) return;
    if (!player.deciding.includes(seat)) return;
    player.thinking = clock.question;
    afterThinking(() => play(player, recorder));
  }

  function update(player: Player, message: UpdateMessage, frame: Frame<ServerMessage>): void {
    const answers = measure(player, message, tally(), screens);
    const { seq } = message;
    if (player.seat !== null) recorder?.shown(player.seat, { seq, answers }, frame);
  }

  function receive(player: Player, frame: Frame<ServerMessage>): void {
    const { message } = frame;
    const counts = tally();
    follow(player, message);
    if (message.type === 'update') update(player, message, frame);
    if (message.type === 'ok') settle(player, message.id, message);
    if (message.type === 'error') refused(player, message, counts);
    react(player);
  }

  async function seatPlayer(index: number, code: string): Promise<string> {
    const player = await connect(plan.urls[index % plan.urls.length] ?? '', index === 0);
    players.push(player);
    player.socket.on('message', (data) => receive(player, read(data)));
    player.socket.on('error', () => countError(tally(), 'socket'));
    player.socket.on('close', () => {
      if (!closed) countError(tally(), 'closed');
    });
    const who = { name: `P${index}`, character: CHARACTERS[index] };
    const settings = { seats: plan.players, pace: plan.pace, godfatherCounts: 'off' } as const;
    const answer = await ask(
      player,
      player.isHost ? { type: 'create', ...who, settings } : { type: 'join', code, ...who },
    );
    return answer.code ?? code;
  }

  return {
    async open() {
      let code = '';
      for (let i = 0; i < plan.players; i++) code = await seatPlayer(i, code);
      screens.forget();
    },
    begin() {
      const host = players.find(({ isHost }) => isHost);
      if (plan.idle || host === undefined) return;
      recorder?.begin();
      startIsDue = true;
      startIfSealed(host);
    },
    close() {
      closed = true;
      timers.cancelAll();
      for (const { socket } of players) socket.terminate();
    },
  };
}
