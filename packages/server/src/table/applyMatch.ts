import { type GameEvent, type Move, RULES_VERSION, type Seat, spectatorView } from '@holdup/engine';
import { LIMITS, type Talk } from '@holdup/protocol';
import { closeOpenSeats, resize } from './applySeating.ts';
import { botName } from './botName.ts';
import { type Entry, FIRST_RULES } from './entries.ts';
import { beginGame, playSeat, playZero } from './game.ts';
import { cutWhenAllChose } from './godfather.ts';
import { recordPromise } from './honour.ts';
import {
  type BotSeat,
  commit,
  type Game,
  type Person,
  personAt,
  seatAt,
  type Table,
} from './table.ts';

const nameOf = (record: Person | BotSeat): string =>
  record.kind === 'person' ? record.name : botName(record.character);

export function begin(
  table: Table,
  { match, rules = FIRST_RULES }: Entry<'began'>,
  at: number,
  events: GameEvent[],
): void {
  // Logs written before tables went back to the lobby (see `leave`) can begin a match with too few players.
  if (table.stage !== 'starting' && table.stage !== 'choosing') return;
  closeOpenSeats(table);
  const players = table.seats.filter((record) => record.kind !== 'open');
  for (const record of players)
    if (record.kind === 'person') Object.assign(record, { standIn: false, misses: 0, hereAt: at });
  table.stage = 'playing';
  table.outdated = rules !== RULES_VERSION;
  if (table.outdated) {
    table.game = null;
    table.choice = null;
    return;
  }
  const cast = {
    names: players.map(nameOf),
    characters: players.map(({ character }) => character),
  };
  table.game = beginGame(table, match, at, cast, events);
  table.choice = null;
}

/** The running match; null if it follows other rules and can no longer be played. */
function gameOf(table: Table): Game | null {
  if (table.game === null && !table.outdated)
    throw new Error('the log has a move before its match begins');
  return table.outdated ? null : table.game;
}

export function playEntry(
  table: Table,
  seat: Seat,
  move: Move | null,
  at: number,
  events: GameEvent[],
): void {
  const game = gameOf(table);
  if (game !== null) playSeat(table, game, seat, move, at, events);
}

export function zero(table: Table, at: number, events: GameEvent[]): void {
  const game = gameOf(table);
  if (game !== null) playZero(table, game, at, events);
}

export function choose(table: Table, { seat, move }: Entry<'chose'>, at: number): void {
  const game = gameOf(table);
  if (game === null) return;
  game.choices.set(seat, move);
  game.changes.set(seat, (game.changes.get(seat) ?? 0) + 1);
  cutWhenAllChose(table, at);
}

export function startCount(table: Table, at: number): void {
  const game = gameOf(table);
  if (game !== null) game.cutAt = at;
}

export function hold(table: Table): void {
  const game = gameOf(table);
  if (game === null) return;
  game.held = true;
  game.cutAt = null;
}

export function pause(table: Table, at: number): void {
  const game = gameOf(table);
  if (game !== null) game.pausedAt = at;
}

export function unpause(table: Table, at: number): void {
  const game = gameOf(table);
  if (game === null || game.pausedAt === null) return;
  const paused = at - game.pausedAt;
  game.openedAt += paused;
  if (game.cutAt !== null) game.cutAt += paused;
  game.pausedAt = null;
}

export function bet(table: Table, { seat, on }: Entry<'bet'>): void {
  const game = gameOf(table);
  game?.bets.set(seat, { seat, on, round: spectatorView(game.match).public.round });
}

/** After a finished or abandoned match: back to the lobby with a new secret. */
export function nextLobby(table: Table, secret: string): void {
  commit(table, secret);
  table.votes.clear();
  table.stage = 'lobby';
  table.outdated = false;
  resize(table, table.settings.seats);
}

type Said =
  | Pick<Extract<Talk, { kind: 'line' }>, 'kind' | 'line' | 'to'>
  | Pick<Extract<Talk, { kind: 'reaction' }>, 'kind' | 'reaction' | 'to'>
  | Pick<Extract<Talk, { kind: 'chat' }>, 'kind' | 'text'>;

/** Recent talk is kept for returning players. */
const keep = (table: Table, said: Talk): void => {
  table.talk = [...table.talk, said].slice(-LIMITS.talkKept);
};

export function say(table: Table, seat: Seat, said: Said, at: number): void {
  const record = seatAt(table, seat);
  if (record.kind === 'open') return;
  const person = record.kind === 'person' ? record.person : null;
  keep(table, { at, person, seat, ...said });
  if (said.kind === 'line') recordPromise(table, seat, said, null);
}

export function whisper(
  table: Table,
  { seat, to, line, text }: Entry<'whispered'>,
  at: number,
): void {
  const [speaker, listener] = [personAt(table, seat), personAt(table, to)];
  if (speaker === null || listener === null) return;
  const { person } = speaker;
  const head = { at, person, seat, kind: 'whisper', to, listener: listener.person } as const;
  if (line !== undefined) {
    keep(table, { ...head, line });
    recordPromise(table, seat, { line, to }, [person, listener.person]);
  } else if (text !== undefined) keep(table, { ...head, text });
}
