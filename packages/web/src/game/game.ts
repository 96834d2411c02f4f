/**
 * The interface between games and screens. A game against bots in this browser, a table on a server and a replay all
 * implement it, so no screen needs to know which one it shows.
 *
 * - `beats`: each beat has the events that happened, in order, and the view after them. A game appends beats; the screen
 *   stages them one by one at its own speed and calls `shown(id)` after each. A game whose bots run in this browser waits
 *   for that before they move on; other games ignore it.
 * - Decisions are made on the view of the last beat. The legal answers are `view.moves`.
 * - On the two counts (aim, courage) an answer is a `choice` that can be changed until the clock's deadline. A loaded
 *   bullet is the view's `own.locked` and can be exchanged until everyone has loaded. Every other answer takes
 *   effect at once. A refused answer sets `trouble` and leaves the view as it was.
 * - `clock` is in local time (Date.now()), corrected for the server's clock. `finalFrom` is when 3–2–1 begins. A screen
 *   that has counted live does not count again when the beat arrives.
 * - Secrets: a game never has what its reader may not know. `Beat.secrets` is set only where everything may be known
 *   (a replay with secrets shown, or a dead player at a table that allows it).
 */

import type { Company, Line } from '@holdup/bots';
import type { GameEvent, Move, OwnView, Replay, Seat, View } from '@holdup/engine';
import type { Bet, ClockInfo, Guessed, OnlookerScore, Promised, Reaction } from '@holdup/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { CharacterId } from '../art/index.ts';
import type { Messages } from '../i18n/index.ts';

/** The player in a seat. */
export type Sitter = {
  readonly name: string;
  readonly character: CharacterId;
  readonly kind: 'bot' | 'person';
  /** Not connected, or too slow so often that a bot plays for them. */
  readonly away: boolean;
  /** A bot plays for them. */
  readonly standIn?: boolean;
};

/** Events, and the view after them. */
export type Beat = {
  /** Counts up by one. */
  readonly id: number;
  readonly events: readonly GameEvent[];
  /** Events missed while the connection was broken: for the log only. */
  readonly missed?: readonly GameEvent[];
  readonly view: View;
  /** What every seat holds, where the reader may know it. */
  readonly secrets: readonly OwnView[] | null;
};

/** The clock of the open decision, in local time. */
export type GameClock = Omit<ClockInfo, 'question' | 'paused'> & {
  /** When the game was paused; null: it runs. */
  readonly pausedSince: number | null;
};

export const NO_CLOCK: GameClock = {
  count: null,
  deadline: null,
  finalFrom: null,
  chosen: [],
  caller: null,
  held: false,
  pausedSince: null,
};

export type Said = { readonly id: number; readonly seat: Seat; readonly to: Seat | null } & (
  | { readonly kind: 'line'; readonly line: Line; readonly whispered?: true }
  | { readonly kind: 'reaction'; readonly reaction: Reaction }
  | { readonly kind: 'chat'; readonly text: string; readonly whispered?: true }
  /** Somebody whispers to somebody else. */
  | { readonly kind: 'whispering' }
);

/** What the reader says; `to` names the seat it is meant for. */
export type Saying =
  | { readonly kind: 'line'; readonly line: Line; readonly to: Seat | null }
  | { readonly kind: 'reaction'; readonly reaction: Reaction; readonly to: Seat | null }
  | { readonly kind: 'chat'; readonly text: string }
  /** A line or a text for one person only. */
  | ({ readonly kind: 'whisper'; readonly to: Seat } & (
      | { readonly line: Line }
      | { readonly text: string }
    ));

/** What screens leave out at this table. */
export type ScreenRules = {
  /** What was taken before this round is only counted. */
  readonly shortLog: boolean;
  /** Nobody is shown to have chosen in a count. */
  readonly hideReady: boolean;
};

export const SHOW_ALL: ScreenRules = { shortLog: false, hideReady: false };

export type ConnectionState = 'online' | 'reconnecting' | 'offline';

/** What a game lets its reader do besides answering. */
export type Abilities = {
  /** Waiting can be skipped, since no other person is playing. */
  readonly hurry: boolean;
  readonly talk: boolean;
  readonly chat: boolean;
  /** There are other people to whisper to. */
  readonly whisper: boolean;
  /** The reader is a spectator, who can guess who gets shot. */
  readonly guess: boolean;
  /** Who the others are, where they are all bots and hints are available; otherwise null. */
  readonly hint: Company | null;
  /** Another game with the same players and options. */
  readonly rematch: boolean;
};

export type Promises = {
  readonly aloud: readonly Promised[];
  readonly whispered: readonly Promised[];
};

export const NO_PROMISES: Promises = { aloud: [], whispered: [] };

export type Game = {
  readonly sitters: ReadonlySignal<readonly Sitter[]>;
  /** The newest beat. A game is created only when its first beat is there. */
  readonly latest: ReadonlySignal<Beat>;
  readonly beats: {
    /** Calls back with every beat after `id`, those already there first; returns a function that stops it. */
    readonly after: (id: number, hear: (beat: Beat) => void) => () => void;
  };
  /** Events before the first beat, where a game is resumed. */
  readonly past: readonly GameEvent[];
  /** In lessons: what to do now, shown instead of the decision's own hint. */
  readonly guidance?: ReadonlySignal<string | null>;
  readonly shown: (id: number) => void;
  readonly clock: ReadonlySignal<GameClock>;
  /** The reader's choice in the current count; it can still change. */
  readonly choice: ReadonlySignal<Move | null>;
  readonly answer: (move: Move) => void;
  /** Everything said so far, oldest first. */
  readonly talk: ReadonlySignal<readonly Said[]>;
  readonly say: (saying: Saying) => void;
  /** A spectator's guess at who gets shot in this round. */
  readonly guess: ReadonlySignal<Seat | null>;
  readonly guessAt: (on: Seat) => void;
  /** How the dead and the spectators guessed, once the match is over. */
  readonly guesses: ReadonlySignal<readonly OnlookerScore[]>;
  /** How a reader without a seat guessed, once the match is over. */
  readonly ownScore: ReadonlySignal<Guessed | null>;
  /** For the Godfather who runs the count: starts or delays it. */
  readonly call: (what: 'count' | 'hold') => void;
  readonly screenRules: ReadonlySignal<ScreenRules>;
  /** Promises and whether they were kept, once the match is over: those given aloud, and those the reader whispered or heard. */
  readonly promises: ReadonlySignal<Promises>;
  /** Bets on the winner: the reader's own, and everybody's once the match is over. */
  readonly bets: ReadonlySignal<readonly Bet[]>;
  /** Bets on a seat; only a dead reader can. */
  readonly bet: (on: Seat) => void;
  /** The seats that the reader has muted. */
  readonly muted: ReadonlySignal<readonly Seat[]>;
  readonly mute: (seat: Seat, on: boolean) => void;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** The last refusal, as the name of its message; null again after a while. */
  readonly trouble: ReadonlySignal<keyof Messages['errors'] | null>;
  readonly abilities: Abilities;
  /** Skips waiting that is only for show. */
  readonly hurry: () => void;
  readonly rematch: () => void;
  /** The whole match for replay and awards, once it is over; null where it can't be had. */
  readonly record: () => Promise<Replay | null>;
  /** Releases worker, connection and timers. The match itself is kept. */
  readonly leave: () => void;
};
