import {
  ALL_SEATS,
  type GameEvent,
  type Match,
  MIN_SEATS,
  type Move,
  type PlayedMove,
  type PowerName,
  type PowerOffers,
  type Seat,
  type Setup,
} from '@holdup/engine';
import {
  type Bet,
  type Character,
  commitmentOf,
  DEFAULT_SETTINGS,
  type Guess,
  type Level,
  type Promised,
  type Proof,
  type Settings,
  type TableNotice,
  type TableStage,
  type Talk,
  type Watcher,
} from '@holdup/protocol';
import type { StandingRecord } from './standing.ts';

/**
 * A client's origin, as fingerprints that mean nothing outside this table: the browser's random
 * number, and the network. Null if unknown.
 */
export interface Origin {
  readonly device: string | null;
  readonly network: string | null;
}

/** For players in logs from before origins were recorded. */
export const NOWHERE: Origin = { device: null, network: null };

/** Somebody at the door who waits for the host. */
export interface Knocker {
  readonly knock: number;
  readonly name: string;
  readonly character: Character;
  /** The bot's seat they want to take over, if they named one. */
  readonly seat: Seat | null;
  readonly tokenHash: string;
  readonly origin: Origin;
}

export interface Person {
  readonly kind: 'person';
  readonly person: number;
  readonly name: string;
  readonly character: Character;
  readonly tokenHash: string;
  readonly origin: Origin;
  /** The level of the bot whose seat they took during a match: it comes back when they leave. */
  readonly tookFrom: Level | null;
  /** A bot stands in until the player is back. */
  standIn: boolean;
  /** Decisions in a row that fell to their default. */
  misses: number;
  /** The last activity, at a table without a clock. */
  hereAt: number;
}

export interface BotSeat {
  readonly kind: 'bot';
  readonly level: Level;
  readonly character: Character;
}

export type SeatRecord = Person | BotSeat | { readonly kind: 'open' };
export const OPEN: SeatRecord = { kind: 'open' };

/** A promise as made; whether it was kept is computed later. */
export interface GivenPromise extends Omit<Promised, 'kept'> {
  /** The persons who know of it; null: everybody. */
  readonly between: readonly [number, number] | null;
}

/** The seed of a match, and the proof of how it came about. */
export interface Drawn {
  readonly seed: string;
  readonly proof: Proof;
}

/** The choice of powers before a match, whose shuffle is made already. */
interface Choice extends Drawn {
  readonly offers: PowerOffers;
  readonly picks: (PowerName | null)[];
  /** When the awaited pick, or the whole choice, began. */
  openedAt: number;
}

/** A spectator who guesses who gets shot. */
interface WatcherRecord {
  /** Null: they gave no name, or one that the table filters. */
  readonly as: Watcher | null;
  /** One for each round, with how often it was changed. */
  readonly guesses: readonly (Guess & { readonly changes: number })[];
}

/** A match at the table, running or just finished. */
export interface Game extends Drawn {
  readonly id: string;
  readonly match: Match;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly characters: readonly Character[];
  readonly moves: PlayedMove[];
  /** Indexes of the moves that were defaults. */
  readonly defaults: number[];
  /** The events so far, for viewers who arrive later; each gets only what they may know. */
  readonly past: GameEvent[];
  /** The number of the open decision. */
  question: number;
  openedAt: number;
  /** How long screens take to show what led to the open decision. */
  telling: number;
  /** In a count: what each seat will play on zero. */
  readonly choices: Map<Seat, Move>;
  /** How often each seat has chosen in a count, or exchanged its bullet. */
  readonly changes: Map<Seat, number>;
  /** In a count: when the last seat chose. */
  cutAt: number | null;
  /** The Godfather has held the open count or the privilege. */
  held: boolean;
  pausedAt: number | null;
  finishedAt: number | null;
  /** Somebody took a bot's seat, saw its hand and left: no more bots' seats can be taken in this match. */
  botsClosed: boolean;
  /** Who sat down during the match. */
  readonly latecomers: Set<number>;
  /** By seat: the bets of dead players. */
  readonly bets: Map<Seat, Bet>;
  readonly promises: GivenPromise[];
  /** What the dead guessed, one for each of them and round. */
  readonly guesses: Map<string, Guess & { readonly seat: Seat }>;
  /** By browser: what spectators guessed. */
  readonly watchers: Map<string, WatcherRecord>;
}

/** A table: the fold of its log up to row `seq`. */
export interface Table {
  readonly code: string;
  seq: number;
  /**
   * How many of its rows changed something that others can see. Clients get this number: `seq`
   * would reveal hidden choices.
   */
  revision: number;
  at: number;
  stage: TableStage;
  settings: Settings;
  host: number | null;
  /** The host is only acting, for this person. */
  hostFor: number | null;
  seats: SeatRecord[];
  /** How many people have ever sat here; the next one gets this number. */
  persons: number;
  secret: string;
  commitment: string;
  /** By person: the commitment to their randomness, and the randomness once it is revealed. */
  readonly seals: Map<number, string>;
  readonly randoms: Map<number, string>;
  startingAt: number;
  /** Powers being chosen for the next match. */
  choice: Choice | null;
  game: Game | null;
  /** The running match follows other rules than this version's: it must be ended. */
  outdated: boolean;
  notice: TableNotice | null;
  /** Who wants another match while the host is away, in the order in which they asked. */
  readonly votes: Set<number>;
  /** The standings: the most recent players come first. */
  standing: readonly StandingRecord[];
  talk: Talk[];
  /** By person: whom they do not want to hear. */
  readonly mutes: Map<number, Set<number>>;
  /** By number: who waits at the door. */
  readonly knocks: Map<number, Knocker>;
  /** How many have ever knocked; the next one gets this number. */
  knocked: number;
  /** The origins of players who are kept out. */
  keptOut: Origin[];
  /** By person: how many reports they have made. */
  readonly reports: Map<number, number>;
}

export const blankTable = (code: string): Table => ({
  code,
  seq: 0,
  revision: 0,
  at: 0,
  stage: 'lobby',
  settings: DEFAULT_SETTINGS,
  host: null,
  hostFor: null,
  seats: [],
  persons: 0,
  secret: '',
  commitment: '',
  seals: new Map(),
  randoms: new Map(),
  startingAt: 0,
  choice: null,
  game: null,
  outdated: false,
  notice: null,
  votes: new Set(),
  standing: [],
  talk: [],
  mutes: new Map(),
  knocks: new Map(),
  knocked: 0,
  keptOut: [],
  reports: new Map(),
});

/** Commits the server to the secret of the next shuffle. */
export function commit(table: Table, secret: string): void {
  table.secret = secret;
  table.commitment = commitmentOf(secret);
  table.seals.clear();
  table.randoms.clear();
}

/** Every seat with its record. */
export const seatEntries = ({ seats }: Table): readonly (readonly [Seat, SeatRecord])[] =>
  ALL_SEATS.slice(0, seats.length).map((seat) => [seat, seats[seat] ?? OPEN]);

/** The first seat whose record fits; null: there is none. */
export const findSeat = (
  table: Table,
  fits: (record: SeatRecord, seat: Seat) => boolean,
): Seat | null =>
  ALL_SEATS.find((seat) => seat < table.seats.length && fits(seatAt(table, seat), seat)) ?? null;

export const seatAt = (table: Table, seat: Seat): SeatRecord => table.seats[seat] ?? OPEN;

export function personAt(table: Table, seat: Seat): Person | null {
  const record = seatAt(table, seat);
  return record.kind === 'person' ? record : null;
}

export const seatOfPerson = (table: Table, person: number): Seat | null =>
  findSeat(table, (record) => record.kind === 'person' && record.person === person);

export const personsOf = (table: Table): Person[] =>
  table.seats.filter((seat) => seat.kind === 'person');

/** The person whose seat token has this hash. */
export const personWithToken = (table: Table, tokenHash: string): Person | null =>
  personsOf(table).find((person) => person.tokenHash === tokenHash) ?? null;

/** Whether enough seats are taken to play. */
export const hasEnoughPlayers = (table: Table): boolean =>
  table.seats.filter(({ kind }) => kind !== 'open').length >= MIN_SEATS;

/** Whether a bot moves for this seat now. */
export const isPlayedByBot = (record: SeatRecord): boolean =>
  record.kind === 'bot' || (record.kind === 'person' && record.standIn);
