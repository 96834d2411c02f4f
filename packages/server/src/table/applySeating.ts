import { ALL_SEATS, type Seat } from '@holdup/engine';
import { changedSettings, DEFAULT_SETTINGS, LEVELS, type SettingsChange } from '@holdup/protocol';
import { seesHands } from './dead.ts';
import type { Entry } from './entries.ts';
import {
  commit,
  hasEnoughPlayers,
  NOWHERE,
  OPEN,
  type Person,
  personAt,
  seatAt,
  type Table,
} from './table.ts';

/** The bot that takes over the seat of a player who left in the middle of a match. */
export const SUBSTITUTE_LEVEL = LEVELS[0];

/** Adds or removes open seats. */
export function resize({ seats }: Table, count: number): void {
  while (seats.length < count) seats.push(OPEN);
  for (let i = seats.length - 1; i >= 0 && seats.length > count; i--)
    if (seats[i]?.kind === 'open') seats.splice(i, 1);
}

export function configure(table: Table, change: SettingsChange): void {
  table.settings = changedSettings(table.settings, change);
  if (table.stage === 'lobby') resize(table, table.settings.seats);
  const { oldest } = table.settings;
  if (oldest !== null && oldest >= table.seats.length)
    table.settings = { ...table.settings, oldest: null };
}

/** the oldest player stays the oldest, wherever they sit. */
function moveOldest(table: Table, move: (seat: Seat) => Seat | null): void {
  const { oldest } = table.settings;
  if (oldest !== null) table.settings = { ...table.settings, oldest: move(oldest) };
}

/** Removes the open seats: a match is played without them. */
export function closeOpenSeats(table: Table): void {
  const taken = ALL_SEATS.filter((seat) => seatAt(table, seat).kind !== 'open');
  moveOldest(table, (seat) => ALL_SEATS[taken.indexOf(seat)] ?? null);
  table.seats = table.seats.filter(({ kind }) => kind !== 'open');
}

export function open(table: Table, { secret, settings }: Entry<'opened'>): void {
  commit(table, secret);
  configure(table, { ...DEFAULT_SETTINGS, ...settings });
}

export function sitDown(table: Table, entry: Entry<'sat'>, at: number): void {
  const { seat, person, name, character, tokenHash, origin = NOWHERE } = entry;
  const before = seatAt(table, seat);
  const tookFrom = table.stage === 'playing' && before.kind === 'bot' ? before.level : null;
  const record: Person = {
    kind: 'person',
    person,
    name,
    character,
    tokenHash,
    origin,
    tookFrom,
    standIn: false,
    misses: 0,
    hereAt: at,
  };
  table.seats[seat] = record;
  table.persons = Math.max(table.persons, person + 1);
  table.host ??= person;
  if (table.stage === 'playing') table.game?.latecomers.add(person);
}

export function changeLook(table: Table, { seat, name, character }: Entry<'dressed'>): void {
  const person = personAt(table, seat);
  if (person !== null) table.seats[seat] = { ...person, name, character };
}

export function leave(table: Table, seat: Seat): void {
  const left = personAt(table, seat);
  if (left === null) return;
  const { person, tookFrom, character } = left;
  const sawHands = seesHands(table, seat);
  table.seals.delete(person);
  table.randoms.delete(person);
  table.mutes.delete(person);
  if (table.hostFor === person) table.hostFor = null;
  if (table.stage === 'playing' || table.stage === 'choosing') {
    table.seats[seat] = { kind: 'bot', level: tookFrom ?? SUBSTITUTE_LEVEL, character };
    if (table.game !== null && (tookFrom !== null || sawHands)) table.game.botsClosed = true;
  } else table.seats[seat] = OPEN;
  // Somebody left between the start and the first card, and too few remain: back to the lobby.
  if (table.stage === 'starting' && !hasEnoughPlayers(table)) backToLobby(table);
}

/** Revealed randomness is used up: before the next start its owners commit to new randomness. */
function backToLobby(table: Table): void {
  table.stage = 'lobby';
  // In old logs randomness has no seals, and stays.
  for (const person of table.randoms.keys())
    if (table.seals.delete(person)) table.randoms.delete(person);
}

export function swap(table: Table, [a, b]: readonly [Seat, Seat]): void {
  const [first, second] = [seatAt(table, a), seatAt(table, b)];
  table.seats[a] = second;
  table.seats[b] = first;
  moveOldest(table, (seat) => (seat === a ? b : seat === b ? a : seat));
}

export function returnToSeat(table: Table, seat: Seat, at: number): void {
  const person = personAt(table, seat);
  if (person !== null) Object.assign(person, { standIn: false, misses: 0, hereAt: at });
}

export function mute({ mutes }: Table, { person, other, on }: Entry<'muted'>): void {
  const others = mutes.get(person) ?? new Set();
  if (on) others.add(other);
  else others.delete(other);
  mutes.set(person, others);
}
