import type {
  CountName,
  GameEvent,
  Move,
  OwnView,
  PowerName,
  PowerPicks,
  PowerWay,
  Seat,
  View,
} from '@holdup/engine';
import type { ErrorName } from './errors.ts';
import type { Guessed } from './guesses.ts';
import type { Character, Level, Line, Reaction } from './names.ts';
import type { PromiseLine } from './promises.ts';
import type { Settings } from './settings.ts';
import type { Standing } from './standing.ts';
import type { PublicPatch } from './viewPatch.ts';

export type SeatInfo =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly level: Level;
      readonly name: string;
      readonly character: Character;
    }
  | {
      readonly kind: 'person';
      readonly person: number;
      readonly name: string;
      readonly character: Character;
      /** A bot stands in until the player is back. */
      readonly standIn: boolean;
    };

export type TableStage = 'lobby' | 'starting' | 'choosing' | 'playing' | 'finished';

/** The public information about a table. */
export interface TableInfo {
  readonly code: string;
  readonly stage: TableStage;
  readonly settings: Settings;
  /** The host. */
  readonly host: number | null;
  readonly seats: readonly SeatInfo[];
  /** SHA-256 of the server's secret for the next or the current match (fairness.ts). */
  readonly commitment: string;
  /** The players' commitments to their part of the shuffle: the SHA-256 of their randomness. */
  readonly seals: readonly { readonly person: number; readonly seal: string }[];
  /** The players who have revealed their randomness. */
  readonly randomFrom: readonly number[];
  /** The current or last match; a finished one can be read at /api/matches/{id}. */
  readonly match: string | null;
  /** The bets of dead players on the winner, once the match is over. */
  readonly bets: readonly Bet[];
  /** After a match whose host is away: the players who voted to play again. */
  readonly votes: readonly number[];
  /** Before a match in which powers are chosen: what is on offer and what was picked. */
  readonly choosing: PowerChoice | null;
  /** The standings of this table's matches so far, best first. */
  readonly standing: readonly Standing[];
  /** How the dead and the spectators guessed who gets shot, once the match is over. */
  readonly guesses: readonly OnlookerScore[];
  /** The promises made aloud, once the match is over. */
  readonly promises: readonly Promised[];
  /** Something everybody at the table should know; gone with the next start. */
  readonly notice: TableNotice | null;
  /** Who waits at the door; the host admits or rejects them. */
  readonly knocks: readonly Knock[];
  /** How many players are kept out. */
  readonly keptOut: number;
}

/** A spectator's chosen name and character. */
export interface Watcher {
  readonly name: string;
  readonly character: Character;
}

/** How somebody guessed: a dead player, or a spectator, who may have no name. */
export type OnlookerScore = Guessed & {
  readonly seat: Seat | null;
  readonly watcher?: Watcher;
};

/** Somebody at the door. */
export interface Knock {
  readonly knock: number;
  readonly name: string;
  readonly character: Character;
  /** They are on the same network as somebody who was kept out. */
  readonly suspect: boolean;
}

/** The choice of powers before a match. Powers are public, and so is the choice. */
export interface PowerChoice {
  readonly way: PowerWay;
  /** By seat: the powers on offer, including picked ones. */
  readonly offers: readonly (readonly PowerName[])[];
  /** By seat. */
  readonly picks: PowerPicks;
  /** The seats whose pick is awaited. */
  readonly awaited: readonly Seat[];
  /** When defaults are picked, in the server's time. */
  readonly deadline: number;
}

/** A dead player's bet on who wins the match, and the round in which it was placed. */
export interface Bet {
  readonly seat: Seat;
  readonly on: Seat;
  readonly round: number;
}

/** The last match was ended since the server now plays by other rules. */
export type TableNotice = 'rulesChanged';

/** Who is connected. It changes often, so it is sent separately from the table. */
export interface Presence {
  readonly persons: readonly number[];
  /** Spectators and big screens. */
  readonly spectators: number;
  /** How many of the spectators are big screens: with one in the room, phones show little but the hand. */
  readonly screens: number;
  /** Bots currently play below their level: their thinking budget is used up. */
  readonly hurried?: true;
  /** How many watch from the door, if anybody does. */
  readonly door?: number;
}

/** The clock of the open decision. All times are the server's, in ms since 1970. */
export interface ClockInfo {
  /** The decision's number; an answer names it. */
  readonly question: number;
  /** Which of the two counts it is, if it is one. */
  readonly count: CountName | null;
  /** When time is up; null: there is no clock (yet). */
  readonly deadline: number | null;
  /** When the final 3–2–1 begins, in a count that has a deadline. */
  readonly finalFrom: number | null;
  /** Who has chosen, in a count; nobody at a table that hides it. */
  readonly chosen: readonly Seat[];
  /** The Godfather who starts this count, or may hold the privilege; null: it starts automatically. */
  readonly caller: Seat | null;
  /** Whether they have held it. */
  readonly held: boolean;
  /** Since when the game is paused, and when it resumes automatically at the latest. */
  readonly paused: { readonly since: number; readonly until: number } | null;
}

/** Something said at the table. A bot has no person: it cannot be muted, and only talks if the host allows chat. */
export type Talk = { readonly at: number; readonly person: number | null; readonly seat: Seat } & (
  | { readonly kind: 'line'; readonly line: Line; readonly to?: Seat }
  | { readonly kind: 'reaction'; readonly reaction: Reaction; readonly to?: Seat }
  | { readonly kind: 'chat'; readonly text: string }
  /** Heard only by these two. `listener`: the person it is meant for. */
  | ({ readonly kind: 'whisper'; readonly to: Seat; readonly listener: number } & (
      | { readonly line: Line }
      | { readonly text: string }
    ))
  /** What everybody else sees of a whisper. */
  | { readonly kind: 'whispering'; readonly to: Seat; readonly listener: number }
);

/** A line that promised something, and whether it was kept in that round. `to`: null: everybody. */
export interface Promised {
  readonly seat: Seat;
  readonly to: Seat | null;
  readonly line: PromiseLine;
  readonly round: number;
  readonly kept: boolean;
}

/** Who the connection is at the table. */
export interface You {
  readonly seat: Seat | null;
  readonly person: number | null;
  readonly muted: readonly number[];
  /** What you have chosen in the current count; it can still be changed. */
  readonly choice: Move | null;
  /** Your own bet, once you are dead; it can be changed until the match is over. */
  readonly bet: Bet | null;
  /** Whom you expect to be shot in this round, once you are dead. */
  readonly guess: Seat | null;
  /** The promises you whispered or received as whispers, once the match is over. */
  readonly promises: readonly Promised[];
}

/** What each seat holds, by seat: the `own` of everybody's view. */
export type Hands = readonly OwnView[];

/** The whole table: after joining, resuming, and whenever an update would not be simpler. */
export interface TableMessage {
  readonly type: 'table';
  /** Increases with everything that anybody at the table can see. */
  readonly seq: number;
  readonly now: number;
  readonly table: TableInfo;
  readonly you: You;
  readonly presence: Presence;
  readonly view: View | null;
  /** What each seat holds, for a dead player at a table that allows it (`deadSeeHands`); null for everybody else. */
  readonly hands: Hands | null;
  /** What happened in the match so far, oldest first, as far as you may know; see `isPast`. */
  readonly past: readonly GameEvent[];
  readonly clock: ClockInfo | null;
  readonly talk: readonly Talk[];
}

/** Whether an event is part of the past that later arrivals get. Who locked in when no longer matters. */
export const isPast = ({ type }: GameEvent): boolean => type !== 'locked';

/** What changed since the previous message; unchanged fields are left out. Apply with `applyUpdate`. */
export interface UpdateMessage {
  readonly type: 'update';
  readonly seq: number;
  readonly now: number;
  readonly table?: Partial<TableInfo>;
  readonly you?: You;
  /** What happened in the match, in order, as far as you may know. */
  readonly events?: readonly GameEvent[];
  readonly public?: PublicPatch;
  readonly own?: View['own'];
  readonly moves?: View['moves'];
  readonly hands?: Hands;
  readonly clock?: ClockInfo | null;
  readonly talk?: readonly Talk[];
  /** Your requests that this update completes. */
  readonly ok?: readonly number[];
}

/** A spectator's reaction. It is shown for a moment and not stored. */
export interface CheerMessage {
  readonly type: 'cheer';
  readonly reaction: Reaction;
}

export interface PresenceMessage {
  readonly type: 'presence';
  readonly presence: Presence;
}

export interface OkMessage {
  readonly type: 'ok';
  readonly id: number;
  /** The table's code, after every arrival; your seat's secret, after `create` and `join`. */
  readonly code?: string;
  readonly token?: string;
  /** After `join` and `resume`: the host must admit you first. The whole table follows once you are admitted. */
  readonly waiting?: true;
}

export interface ErrorMessage {
  readonly type: 'error';
  readonly id?: number;
  readonly error: ErrorName;
  readonly message: string;
}

export interface TimeMessage {
  readonly type: 'time';
  readonly sent: number;
  readonly now: number;
}

/** First message of every connection. */
export interface WelcomeMessage {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly now: number;
}

/** The connection no longer belongs to a table. */
export interface GoneMessage {
  readonly type: 'gone';
  /**
   * Another tab has the seat · the host removed you, or all spectators · the host did not admit you
   * · the table had a fault and was set aside · the operator closed the table · the server
   * restarts: reconnect.
   */
  readonly why: 'replaced' | 'removed' | 'turnedAway' | 'fault' | 'closed' | 'restart';
}

/** Whether the server can write to its database. While it cannot, every table waits. */
export interface StatusMessage {
  readonly type: 'status';
  readonly saving: boolean;
}

export type ServerMessage =
  | WelcomeMessage
  | TimeMessage
  | OkMessage
  | ErrorMessage
  | TableMessage
  | UpdateMessage
  | PresenceMessage
  | CheerMessage
  | StatusMessage
  | GoneMessage;
