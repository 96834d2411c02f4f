import type { Move, PowerName, Seat } from '@holdup/engine';
import type {
  Character,
  ErrorName,
  Level,
  Line,
  Reaction,
  ReportReason,
  SettingsChange,
  Watcher,
} from '@holdup/protocol';
import type { Origin } from './table.ts';

/**
 * Everything that can happen at a table. A table is the fold of its entries, so this is also the
 * format on disk: entries and optional fields may be added, never changed, and a node leaves a log
 * with an entry it does not know to a newer node. Seat tokens are stored as hashes only; the secret
 * of a match is stored as it is, since the match must survive a restart.
 */
interface VisibleEntries {
  opened: { readonly settings: SettingsChange; readonly secret: string };
  sat: {
    readonly seat: Seat;
    readonly person: number;
    readonly name: string;
    readonly character: Character;
    readonly tokenHash: string;
    readonly origin?: Origin;
  };
  /** A person has changed their name or character. */
  dressed: { readonly seat: Seat; readonly name: string; readonly character: Character };
  /** A player has left for good; during a match a bot takes their seat. */
  left: { readonly seat: Seat; readonly why: 'left' | 'removed'; readonly keptOut?: true };
  bot: { readonly seat: Seat; readonly level: Level; readonly character: Character };
  botLeft: { readonly seat: Seat };
  swapped: { readonly seats: readonly [Seat, Seat] };
  configured: { readonly settings: SettingsChange };
  /** `for`: the host who is away; they become host again when they come back. */
  host: { readonly person: number | null; readonly for?: number | null };
  /** A person has committed to randomness for the shuffle. */
  sealed: { readonly person: number; readonly seal: string };
  /** A person has revealed their randomness. */
  random: { readonly person: number; readonly value: string };
  /** The host has asked to start; clients have a moment to reveal their randomness. */
  starting: object;
  /** The shuffle is made, and people choose their powers before the match. */
  choosing: object;
  picked: { readonly seat: Seat; readonly power: PowerName };
  /** `rules`: the engine's rules version. Logs from before it was recorded are of `FIRST_RULES`. */
  began: { readonly match: string; readonly rules?: number };
  played: { readonly seat: Seat; readonly move: Move };
  defaulted: { readonly seat: Seat };
  /** In a count: what will be played on zero, unless it is changed. */
  chose: { readonly seat: Seat; readonly move: Move };
  /** The Godfather starts the 3–2–1 of a count, or delays it. */
  counted: object;
  held: object;
  zero: object;
  /** A bot stands in for a person who does not answer. */
  satIn: { readonly seat: Seat };
  back: { readonly seat: Seat };
  paused: object;
  unpaused: object;
  rematch: { readonly secret: string };
  /** A person wants another match while the host is away. */
  voted: { readonly person: number };
  /** A match was given up without a result. */
  ended: { readonly why: 'rulesChanged'; readonly secret: string };
  line: { readonly seat: Seat; readonly line: Line; readonly to?: Seat };
  reaction: { readonly seat: Seat; readonly reaction: Reaction; readonly to?: Seat };
  chat: { readonly seat: Seat; readonly text: string };
  /** For one person only; `line` or `text`. */
  whispered: {
    readonly seat: Seat;
    readonly to: Seat;
    readonly line?: Line;
    readonly text?: string;
  };
  /** Somebody waits at the door; `seat`: the bot's seat they want. */
  knocked: {
    readonly name: string;
    readonly character: Character;
    readonly seat: Seat | null;
    readonly tokenHash: string;
    readonly origin: Origin;
  };
  /** Somebody is no longer at the door: admitted (a `sat` follows), rejected, or gone. */
  doorLeft: { readonly knock: number };
  /** Nobody is kept out any more. */
  pardoned: object;
  /** All spectators except big screens were removed. */
  spectatorsLeft: object;
}

/** What has happened without others noticing: they are not even sent that the log has grown. */
interface PrivateEntries {
  /** A sign of life. */
  here: { readonly seat: Seat };
  /** A dead player's guess at who gets shot in this round. */
  guessed: { readonly seat: Seat; readonly on: Seat };
  /** A spectator's guess, by their browser's fingerprint at this table. */
  watcherGuessed: { readonly watcher: string; readonly on: Seat; readonly as?: Watcher };
  /** A dead player's bet on the winner. */
  bet: { readonly seat: Seat; readonly on: Seat };
  /** A player reported another one to the server's operator, who finds the report in the database. */
  reported: { readonly person: number; readonly other: number; readonly reason: ReportReason };
  muted: { readonly person: number; readonly other: number; readonly on: boolean };
}

type Entries = VisibleEntries & PrivateEntries;

export type EntryType = keyof Entries;
export type PrivateEntryType = keyof PrivateEntries;
export type Entry<T extends EntryType = EntryType> = {
  readonly [K in T]: { readonly t: K } & Entries[K];
}[T];

/** What a command leads to: entries for the log, or a refusal by name. Nothing has changed yet. */
export type Outcome = readonly Entry[] | ErrorName;

/** The rules version of matches whose log does not name one. */
export const FIRST_RULES = 1;
