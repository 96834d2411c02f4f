import {
  ALL_SEATS,
  type GameEvent,
  type Match,
  MIN_SEATS,
  type Move,
  type PlayedMove,
  type Seat,
} from '@holdup/engine';
import {
  type Character,
  commitmentOf,
  DEFAULT_SETTINGS,
  type Level,
  type Proof,
  type Settings,
  type TableStage,
  type Talk,
} from '@holdup/protocol';

export interface Person {
  readonly kind: 'person';
  readonly person: number;
  readonly name: string;
  readonly character: Character;
  readonly tokenHash: string;
  /** A bot sits in until the person is back. */
  standIn: boolean;
  /** Decisions in a row that fell to their default. */
  misses: number;
  /** The last sign of life, where the table has no clock. */
  hereAt: number;
}

export interface BotSeat {
  readonly kind: 'bot';
  readonly level: Level;
  readonly character: Character;
}

export type SeatRecord = Person | BotSeat | { readonly kind: 'open' };
export const OPEN: SeatRecord = { kind: 'open' };

/** A match at the table, under way or just finished. */
export interface Game {
  readonly id: string;
  readonly match: Match;
  readonly seed: string;
  readonly proof: Proof;
  readonly names: readonly string[];
  readonly characters: readonly Character[];
  readonly moves: PlayedMove[];
  readonly defaults: number[];
  /** What happened so far, for everyone who comes later; each is told only what they may know of it. */
  readonly past: GameEvent[];
  /** The number of the decision under way. */
  question: number;
  openedAt: number;
  /** How long the telling of what led to it takes. */
  telling: number;
  readonly choices: Map<Seat, Move>;
  /** When the last one chose, in a count. */
  cutAt: number | null;
  pausedAt: number | null;
  finishedAt: number | null;
}

/** A table: the sum of its log up to row `seq`. */
export interface Table {
  readonly code: string;
  seq: number;
  at: number;
  stage: TableStage;
  settings: Settings;
  host: number | null;
  seats: SeatRecord[];
  persons: number;
  secret: string;
  commitment: string;
  readonly randoms: Map<number, string>;
  startingAt: number;
  game: Game | null;
  talk: Talk[];
  /** Whom a person does not want to hear. */
  readonly mutes: Map<number, Set<number>>;
}

export const blankTable = (code: string): Table => ({
  code,
  seq: 0,
  at: 0,
  stage: 'lobby',
  settings: DEFAULT_SETTINGS,
  host: null,
  seats: [],
  persons: 0,
  secret: '',
  commitment: '',
  randoms: new Map(),
  startingAt: 0,
  game: null,
  talk: [],
  mutes: new Map(),
});

export function commit(table: Table, secret: string): void {
  table.secret = secret;
  table.commitment = commitmentOf(secret);
  table.randoms.clear();
}

/** Every seat with its record. */
export const seatEntries = ({ seats }: Table): readonly (readonly [Seat, SeatRecord])[] =>
  ALL_SEATS.slice(0, seats.length).map((seat) => [seat, seats[seat] ?? OPEN]);

/** The first seat whose record fits; null: there is none. */
export const findSeat = (
  table: Table,
  fits: (record: SeatRecord, seat: Seat) => boolean,
): Seat | null => seatEntries(table).find(([seat, record]) => fits(record, seat))?.[0] ?? null;

export const seatAt = (table: Table, seat: Seat): SeatRecord => table.seats[seat] ?? OPEN;

export function personAt(table: Table, seat: Seat): Person | null {
  const record = seatAt(table, seat);
  return record.kind === 'person' ? record : null;
}

export const seatOfPerson = (table: Table, person: number): Seat | null =>
  findSeat(table, (record) => record.kind === 'person' && record.person === person);

export const personsOf = (table: Table): Person[] =>
  table.seats.filter((seat): seat is Person => seat.kind === 'person');

/** Whether enough seats are taken to play. */
export const hasEnoughPlayers = (table: Table): boolean =>
  table.seats.filter(({ kind }) => kind !== 'open').length >= MIN_SEATS;

/** Whether a bot moves for this seat now. */
export const isPlayedByBot = (record: SeatRecord): boolean =>
  record.kind === 'bot' || (record.kind === 'person' && record.standIn);
