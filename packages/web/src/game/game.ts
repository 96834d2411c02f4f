/**
 * What a screen needs of a game, and all it ever gets. A game against bots in this browser, a table on a server and a replay
 * offer the same, so no screen can tell which one it shows.
 *
 * How it flows:
 * - `beats` is the story: every beat has the events that happened, in order, and the view after them. A game appends; the
 *   screen stages one beat after the other at its own speed and says `shown(id)` when a beat has been shown. A game whose
 *   other players live in this browser waits for that before they move on; others may ignore it.
 * - The view to decide on is that of the last beat. What may be answered is `view.moves`, and nothing else.
 * - In the two counts (aim, courage) an answer is a `choice` that can be changed until the clock's deadline; the view's
 *   `own.locked` is what the rules already hold. Everything else takes effect at once. An answer that is refused shows up in
 *   `trouble`; the view stays as it was.
 * - `clock` is in local time (Date.now()), already corrected for the server's. `finalFrom` is when 3–2–1 begins. A screen that
 *   has counted live does not count again when the beat arrives.
 * - Secrets: a game never holds what its reader may not know. `Beat.secrets` is filled only where everything may be known
 *   (a replay with secrets shown).
 */

import type { Line } from '@holdup/bots';
import type { CountName, GameEvent, Move, OwnView, Replay, Seat, View } from '@holdup/engine';
import type { Reaction } from '@holdup/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { CharacterId } from '../art/index.ts';
import type { Messages } from '../i18n/index.ts';

/** Who sits in a seat. */
export type Sitter = {
  readonly name: string;
  readonly character: CharacterId;
  readonly kind: 'bot' | 'person';
  /** A person who is gone for the moment; a bot stands in. */
  readonly away: boolean;
};

/** A piece of the story: what happened, and how things stand after it. */
export type Beat = {
  /** Counts up by one. */
  readonly id: number;
  readonly events: readonly GameEvent[];
  /** What happened before that while the connection was broken: for the log, too late to be shown. */
  readonly missed?: readonly GameEvent[];
  readonly view: View;
  /** What every seat holds, where the reader may know it. */
  readonly secrets: readonly OwnView[] | null;
};

export type GameClock = {
  /** Which of the two counts is under way, if one is. */
  readonly count: CountName | null;
  /** When time is up, in local milliseconds; null: no clock. */
  readonly deadline: number | null;
  /** When the final 3–2–1 begins; null: none yet. */
  readonly finalFrom: number | null;
  /** Who has chosen already. */
  readonly chosen: readonly Seat[];
  /** Since when nobody's time runs; null: it runs. */
  readonly pausedSince: number | null;
};

export const NO_CLOCK: GameClock = {
  count: null,
  deadline: null,
  finalFrom: null,
  chosen: [],
  pausedSince: null,
};

export type Said = { readonly id: number; readonly seat: Seat; readonly to: Seat | null } & (
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'reaction'; readonly reaction: Reaction }
  | { readonly kind: 'chat'; readonly text: string }
);

/** What the reader says; `to` names the seat it is meant for. */
export type Saying =
  | { readonly kind: 'line'; readonly line: Line; readonly to: Seat | null }
  | { readonly kind: 'reaction'; readonly reaction: Reaction; readonly to: Seat | null }
  | { readonly kind: 'chat'; readonly text: string };

export type ConnectionState = 'online' | 'reconnecting' | 'offline';

/** What a game lets its reader do, beside answering. */
export type Abilities = {
  /** Waiting can be cut short, since nobody else is waiting. */
  readonly hurry: boolean;
  readonly talk: boolean;
  readonly chat: boolean;
  /** What a strong player would do may be asked: nobody but bots is at the table. */
  readonly hint: boolean;
  /** Another game with the same people and options. */
  readonly rematch: boolean;
};

export type Game = {
  readonly sitters: ReadonlySignal<readonly Sitter[]>;
  /** The newest beat; never null: a game exists once its first beat is there. */
  readonly latest: ReadonlySignal<Beat>;
  readonly beats: {
    /** Calls back with every beat after `id`, at once and from then on; returns the way to stop. */
    readonly after: (id: number, hear: (beat: Beat) => void) => () => void;
  };
  /** What happened before the first beat, where a game is taken up again. */
  readonly past: readonly GameEvent[];
  readonly shown: (id: number) => void;
  readonly clock: ReadonlySignal<GameClock>;
  /** What the reader has chosen in the count under way, still changeable. */
  readonly choice: ReadonlySignal<Move | null>;
  readonly answer: (move: Move) => void;
  /** Everything said so far, oldest first. */
  readonly talk: ReadonlySignal<readonly Said[]>;
  readonly say: (saying: Saying) => void;
  /** Whom the reader doesn't want to hear. */
  readonly muted: ReadonlySignal<readonly Seat[]>;
  readonly mute: (seat: Seat, on: boolean) => void;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** The last refusal, as the name of its message; null once it is over. */
  readonly trouble: ReadonlySignal<keyof Messages['errors'] | null>;
  readonly abilities: Abilities;
  /** Cuts short the waiting that is only for show. */
  readonly hurry: () => void;
  readonly rematch: () => void;
  /** The whole match for replay and awards, once it is over; null where it can't be had. */
  readonly record: () => Promise<Replay | null>;
  /** Lets go of everything (worker, connection, timers). The match itself is kept. */
  readonly leave: () => void;
};
