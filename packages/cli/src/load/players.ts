import { randomBytes } from 'node:crypto';
import type { Move, Seat } from '@holdup/engine';
import {
  CHARACTERS,
  type ClockInfo,
  type Pace,
  type ServerMessage,
  SUBPROTOCOL,
  type TableInfo,
} from '@holdup/protocol';
import { WebSocket } from 'ws';
import { countError, createScreens, type Tally } from './tally.ts';

export interface LoadPlan {
  readonly url: string;
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

const between = (mean: number): number => mean * (0.4 + Math.random() * 1.2);

interface Player {
  readonly socket: WebSocket;
  readonly sent: Map<number, number>;
  readonly waiting: Map<number, (answer: { code?: string; error?: string }) => void>;
  requests: number;
  seat: Seat | null;
  table: Partial<TableInfo>;
  clock: ClockInfo | null;
  deciding: readonly Seat[];
  moves: readonly Move[];
  /** The decision that is being thought about. */
  thinking: number;
  contributed: string;
  /** The last match that ended. */
  finished: string;
}

/** Players keep only what they need to choose a move, so that generating the load costs little. */
export function createLoadTable(plan: LoadPlan, tally: () => Tally): LoadTable {
  const players: Player[] = [];
  const screens = createScreens(plan.players, tally);
  let over = false;
  const timers = new Set<NodeJS.Timeout>();

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!over) work();
    }, ms);
    timers.add(timer);
  };

  function send(player: Player, message: object): number {
    const id = player.requests++;
    player.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  const ask = (player: Player, message: object): Promise<{ code?: string }> =>
    new Promise((resolve, reject) => {
      const id = send(player, message);
      player.waiting.set(id, (answer) => {
        if (answer.error === undefined) resolve(answer);
        else reject(new Error(`the server refused ${JSON.stringify(message)}: ${answer.error}`));
      });
    });

  function play(player: Player): void {
    const { clock, moves, seat } = player;
    if (clock === null || seat === null || clock.question !== player.thinking) return;
    if (!player.deciding.includes(seat)) return;
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move === undefined) return;
    player.sent.set(
      send(player, { type: 'play', question: clock.question, move }),
      performance.now(),
    );
  }

  /** After every message: adds randomness, thinks about a move or starts the next match, if it is time to. */
  function react(player: Player, host: boolean): void {
    const { clock, seat, table } = player;
    if (seat === null) return;
    if (
      table.commitment !== undefined &&
      table.commitment !== player.contributed &&
      table.stage === 'lobby'
    ) {
      player.contributed = table.commitment;
      send(player, {
        type: 'random',
        commitment: table.commitment,
        value: randomBytes(16).toString('hex'),
      });
    }
    if (plan.idle) return;
    if (table.stage === 'finished' && host) {
      if (player.finished === table.match) return;
      player.finished = table.match ?? '';
      tally().matches++;
      later(between(plan.thinkMs), () => {
        send(player, { type: 'rematch' });
        send(player, { type: 'start' });
      });
      return;
    }
    if (table.stage !== 'playing' || clock === null || clock.question === player.thinking) return;
    if (!player.deciding.includes(seat)) return;
    player.thinking = clock.question;
    later(between(plan.thinkMs), () => play(player));
  }

  function receive(player: Player, text: string, host: boolean): void {
    const now = performance.now();
    const counts = tally();
    counts.frames++;
    counts.frameBytes += text.length;
    const message: ServerMessage = JSON.parse(text);
    switch (message.type) {
      case 'table': {
        Object.assign(player.table, message.table);
        player.seat = message.you.seat;
        player.clock = message.clock;
        player.deciding = message.view?.public.deciding ?? [];
        player.moves = message.view?.moves ?? [];
        break;
      }
      case 'update': {
        if (message.table !== undefined) {
          if (message.table.match !== undefined) player.thinking = -1;
          Object.assign(player.table, message.table);
        }
        if (message.you !== undefined) player.seat = message.you.seat;
        if (message.clock !== undefined) player.clock = message.clock;
        if (message.public?.deciding !== undefined) player.deciding = message.public.deciding;
        if (message.moves !== undefined) player.moves = message.moves;
        for (const id of message.ok ?? []) {
          const sent = player.sent.get(id);
          if (sent === undefined) continue;
          player.sent.delete(id);
          counts.moves++;
          screens.caused(message.seq, sent);
        }
        screens.shown(message.seq, now);
        break;
      }
      case 'ok':
        player.waiting.get(message.id)?.(message);
        player.waiting.delete(message.id);
        break;
      case 'error': {
        const waiting = message.id === undefined ? undefined : player.waiting.get(message.id);
        if (waiting !== undefined) waiting({ error: message.error });
        else countError(counts, message.error);
        break;
      }
      default:
        break;
    }
    react(player, host);
  }

  async function sit(host: boolean): Promise<Player> {
    const socket = new WebSocket(plan.url, SUBPROTOCOL, { perMessageDeflate: false });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const player: Player = {
      socket,
      sent: new Map(),
      waiting: new Map(),
      requests: 0,
      seat: null,
      table: {},
      clock: null,
      deciding: [],
      moves: [],
      thinking: -1,
      contributed: '',
      finished: '',
    };
    socket.on('message', (data) => receive(player, data.toString(), host));
    socket.on('error', () => countError(tally(), 'socket'));
    socket.on('close', () => {
      if (!over) countError(tally(), 'closed');
    });
    return player;
  }

  return {
    async open() {
      let code = '';
      for (let i = 0; i < plan.players; i++) {
        const player = await sit(i === 0);
        players.push(player);
        const who = { name: `P${i}`, character: CHARACTERS[i] };
        const { pace } = plan;
        const answer = await ask(
          player,
          i === 0
            ? { type: 'create', ...who, settings: { seats: plan.players, pace } }
            : { type: 'join', code, ...who },
        );
        if (i === 0) code = answer.code ?? '';
      }
      screens.forget();
    },
    begin() {
      if (!plan.idle && players[0] !== undefined) send(players[0], { type: 'start' });
    },
    close() {
      over = true;
      for (const timer of timers) clearTimeout(timer);
      for (const { socket } of players) socket.terminate();
    },
  };
}
