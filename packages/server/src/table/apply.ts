import { deciding, type GameEvent, type Seat } from '@holdup/engine';
import {
  DEFAULT_SETTINGS,
  LEVELS,
  LIMITS,
  type Settings,
  type SettingsChange,
  type Talk,
} from '@holdup/protocol';
import { botName } from './botName.ts';
import type { Entry } from './entries.ts';
import { beginGame, playSeat, playZero } from './game.ts';
import {
  type BotSeat,
  commit,
  type Game,
  hasEnoughPlayers,
  OPEN,
  type Person,
  personAt,
  seatAt,
  type Table,
} from './table.ts';

/** The bot that keeps the seat of somebody who left in the middle of a match. */
export const SUBSTITUTE_LEVEL = LEVELS[0];

const gameOf = (table: Table): Game => {
  if (table.game === null) throw new Error(`the log of ${table.code} plays before it begins`);
  return table.game;
};

function resize(table: Table, count: number): void {
  const { seats } = table;
  while (seats.length < count) seats.push(OPEN);
  for (let i = seats.length - 1; i >= 0 && seats.length > count; i--)
    if (seats[i]?.kind === 'open') seats.splice(i, 1);
}

function configure(table: Table, change: SettingsChange): void {
  table.settings = { ...table.settings, ...(change as Partial<Settings>) };
  if (table.stage === 'lobby') resize(table, table.settings.seats);
  const { oldest } = table.settings;
  if (oldest !== null && oldest >= table.seats.length)
    table.settings = { ...table.settings, oldest: null };
}

/** the oldest keeps being the oldest, wherever they sit. */
function keepOldest(table: Table, move: (seat: Seat) => Seat | null): void {
  const { oldest } = table.settings;
  if (oldest !== null) table.settings = { ...table.settings, oldest: move(oldest) };
}

function swap(table: Table, [a, b]: readonly [Seat, Seat]): void {
  const [first, second] = [seatAt(table, a), seatAt(table, b)];
  table.seats[a] = second;
  table.seats[b] = first;
  keepOldest(table, (seat) => (seat === a ? b : seat === b ? a : seat));
}

function leave(table: Table, seat: Seat): void {
  const person = personAt(table, seat);
  if (person === null) return;
  table.randoms.delete(person.person);
  table.mutes.delete(person.person);
  table.seats[seat] =
    table.stage === 'playing'
      ? { kind: 'bot', level: SUBSTITUTE_LEVEL, character: person.character }
      : OPEN;
  // Somebody left between the start and the first card, and too few remain: back to the lobby.
  if (table.stage === 'starting' && !hasEnoughPlayers(table)) table.stage = 'lobby';
}

const nameOf = (record: Person | BotSeat): string =>
  record.kind === 'person' ? record.name : botName(record.character);

function begin(table: Table, id: string, at: number, events: GameEvent[]): void {
  const playing = table.seats.flatMap((record, seat) => (record.kind === 'open' ? [] : [seat]));
  keepOldest(table, (seat) => {
    const place = playing.indexOf(seat);
    return place === -1 ? null : (place as Seat);
  });
  const sitting = table.seats.filter((record) => record.kind !== 'open');
  table.seats = sitting;
  for (const record of table.seats)
    if (record.kind === 'person') Object.assign(record, { standIn: false, misses: 0, hereAt: at });
  table.stage = 'playing';
  const cast = {
    names: sitting.map(nameOf),
    characters: sitting.map(({ character }) => character),
  };
  table.game = beginGame(table, id, at, cast, events);
}

function unpause(game: Game, at: number): void {
  if (game.pausedAt === null) return;
  const paused = at - game.pausedAt;
  game.openedAt += paused;
  if (game.cutAt !== null) game.cutAt += paused;
  game.pausedAt = null;
}

function choose(
  game: Game,
  seat: Seat,
  move: Parameters<Game['choices']['set']>[1],
  at: number,
): void {
  game.choices.set(seat, move);
  if (game.cutAt === null && deciding(game.match).every((each) => game.choices.has(each)))
    game.cutAt = at;
}

function talk(table: Table, seat: Seat, said: object, at: number): void {
  const record = seatAt(table, seat);
  if (record.kind === 'open') return;
  const person = record.kind === 'person' ? record.person : null;
  table.talk = [...table.talk, { at, person, seat, ...said } as Talk].slice(-LIMITS.talkKept);
}

function sitDown(table: Table, entry: Extract<Entry, { t: 'sat' }>, at: number): void {
  const { seat, person, name, character, tokenHash } = entry;
  const record: Person = {
    kind: 'person',
    person,
    name,
    character,
    tokenHash,
    standIn: false,
    misses: 0,
    hereAt: at,
  };
  table.seats[seat] = record;
  table.persons = Math.max(table.persons, person + 1);
  table.host ??= person;
}

const backInSeat = (table: Table, seat: Seat, at: number): void => {
  const person = personAt(table, seat);
  if (person !== null) Object.assign(person, { standIn: false, misses: 0, hereAt: at });
};

/** Carries an entry out. What happens in the match goes to `events`. The same log always gives the same table. */
export function apply(table: Table, entry: Entry, at: number, events: GameEvent[]): void {
  switch (entry.t) {
    case 'opened':
      commit(table, entry.secret);
      configure(table, { ...DEFAULT_SETTINGS, ...entry.settings });
      return;
    case 'sat':
      sitDown(table, entry, at);
      return;
    case 'dressed': {
      const person = personAt(table, entry.seat);
      const { name, character } = entry;
      if (person !== null) table.seats[entry.seat] = { ...person, name, character };
      return;
    }
    case 'left':
      leave(table, entry.seat);
      return;
    case 'bot':
      table.seats[entry.seat] = { kind: 'bot', level: entry.level, character: entry.character };
      return;
    case 'botLeft':
      table.seats[entry.seat] = OPEN;
      return;
    case 'swapped':
      swap(table, entry.seats);
      return;
    case 'configured':
      configure(table, entry.settings);
      return;
    case 'host':
      table.host = entry.person;
      return;
    case 'random':
      table.randoms.set(entry.person, entry.value);
      return;
    case 'starting':
      table.stage = 'starting';
      table.startingAt = at;
      return;
    case 'began':
      // Logs written before tables went back to the lobby (see `leave`) can begin a match with too few players.
      if (table.stage === 'starting') begin(table, entry.match, at, events);
      return;
    case 'played':
      playSeat(table, gameOf(table), entry.seat, entry.move, at, events);
      return;
    case 'defaulted':
      playSeat(table, gameOf(table), entry.seat, null, at, events);
      return;
    case 'chose':
      choose(gameOf(table), entry.seat, entry.move, at);
      return;
    case 'zero':
      playZero(table, gameOf(table), at, events);
      return;
    case 'satIn': {
      const person = personAt(table, entry.seat);
      if (person !== null) person.standIn = true;
      return;
    }
    case 'back':
      backInSeat(table, entry.seat, at);
      return;
    case 'here': {
      const person = personAt(table, entry.seat);
      if (person !== null) person.hereAt = at;
      return;
    }
    case 'paused':
      gameOf(table).pausedAt = at;
      return;
    case 'unpaused':
      unpause(gameOf(table), at);
      return;
    case 'rematch':
      commit(table, entry.secret);
      table.stage = 'lobby';
      resize(table, table.settings.seats);
      return;
    case 'line':
      talk(table, entry.seat, { kind: 'line', line: entry.line, ...to(entry) }, at);
      return;
    case 'reaction':
      talk(table, entry.seat, { kind: 'reaction', reaction: entry.reaction, ...to(entry) }, at);
      return;
    case 'chat':
      talk(table, entry.seat, { kind: 'chat', text: entry.text }, at);
      return;
    case 'muted': {
      const others = table.mutes.get(entry.person) ?? new Set();
      if (entry.on) others.add(entry.other);
      else others.delete(entry.other);
      table.mutes.set(entry.person, others);
      return;
    }
  }
}

const to = (entry: { readonly to?: Seat }) => (entry.to === undefined ? {} : { to: entry.to });
