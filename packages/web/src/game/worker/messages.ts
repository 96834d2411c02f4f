import type { Company, Hint, Lesson, Level, Line, PersonalityId } from '@holdup/bots';
import type {
  EditionName,
  GameEvent,
  MatchResult,
  OwnView,
  PlayedMove,
  PowerDeal,
  PublicView,
  Replay,
  Seat,
  SeatResult,
  Setup,
  View,
} from '@holdup/engine';
import type { Reaction } from '@holdup/protocol';
import type { CharacterId } from '../../art/index.ts';
import type { Thinking } from '../../motion/timings.ts';
import type { ScreenRules } from '../game.ts';
import type { LessonState } from './lessonScript.ts';

/** A player of a local game; bots have a level and a personality. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string; readonly character: CharacterId }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly character: CharacterId;
      readonly level: Level;
      readonly personality: PersonalityId;
    };

/** A local game as it is stored: enough to resume it. */
export type LocalMatch = {
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
  readonly moves: readonly PlayedMove[];
  /** How players got their powers, for a rematch; absent without powers. */
  readonly deal?: PowerDeal;
  /** Started in the middle of another match, after this many of its moves. */
  readonly branch?: number;
  /** Whether the person sees all hands once dead; yes if absent. */
  readonly deadSeeHands?: boolean;
  /** What screens leave out; nothing if absent. */
  readonly screenRules?: ScreenRules;
};

export type LocalSaid = { readonly seat: Seat; readonly to: Seat | null } & (
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'reaction'; readonly reaction: Reaction }
);

export type Award =
  | 'coward'
  | 'coldBlooded'
  | 'unlucky'
  | 'daredevil'
  | 'bluffer'
  | 'peaceful'
  | 'wanted'
  | 'boss'
  | 'artLover'
  | 'sparkling'
  | 'survivor'
  | 'wasted'
  | 'guesser'
  | 'honest'
  | 'oracle';

export type Analysis = {
  /** wealth[round][seat], in dollars; round 0 is the start. */
  readonly wealth: readonly (readonly number[])[];
  readonly awards: readonly {
    readonly award: Award;
    readonly seats: readonly Seat[];
    /** The number shown with the award; null if it has none. */
    readonly count: number | null;
  }[];
  /** The frame of the replay with which each round begins. */
  readonly rounds: readonly number[];
  readonly result: MatchResult | null;
};

/** Another player of a match: how often the reader hit them, and they the reader. */
export type Rival = { readonly name: string; readonly hits: number; readonly hitsTaken: number };

/** The record of a finished match for one of its players. */
export type OwnGame = {
  readonly won: boolean;
  /** The place among the living; null for the dead. */
  readonly place: number | null;
  /** In dollars; the dead have none. */
  readonly money: number;
  /** How often a target ducked from a click. */
  readonly bluffs: number;
  readonly hits: number;
  readonly hitsTaken: number;
  /** Whether nobody died earlier. */
  readonly diedFirst: boolean;
  /** Those the reader exchanged hits with. */
  readonly rivals: readonly Rival[];
};

/** One step of a replay: the events, and what everybody sees and holds after them. */
export type Frame = {
  readonly events: readonly GameEvent[];
  readonly shown: PublicView;
  readonly own: readonly OwnView[];
};

/** A lesson of the coach, and what its player saw when they decided. */
export type Review = Lesson & { readonly view: View };

/** Questions to the rules that need no running game. */
export type RulesQueries = {
  /** The fewest and the most players an edition is made for. */
  officialSeats: (edition: EditionName) => readonly [number, number];
  appraise: (view: View) => SeatResult | null;
  frames: (file: unknown) => { readonly replay: Replay; readonly frames: readonly Frame[] };
  analyse: (replay: Replay) => Analysis;
  ownGame: (question: { readonly replay: Replay; readonly seat: Seat }) => OwnGame;
  /** What the net would do, given only the seat's own view; null without a decision. */
  hint: (question: { readonly view: View; readonly company: Company }) => Promise<Hint | null>;
  /** The decisions of a seat that cost it most. Takes a while, and reports its progress. */
  coach: (
    question: { readonly replay: Replay; readonly seat: Seat },
    progress: (done: number, total: number) => void,
  ) => Promise<readonly Review[]>;
};

export type QueryName = keyof RulesQueries;

export type ToWorker =
  | { readonly type: 'play'; readonly match: LocalMatch; readonly thinking: Thinking }
  /** Plays a lesson from the learner's step `from` on. */
  | {
      readonly type: 'lesson';
      readonly file: unknown;
      readonly from: number;
      readonly thinking: Thinking;
    }
  | { readonly type: 'thinking'; readonly thinking: Thinking }
  | { readonly type: 'answer'; readonly move: unknown }
  | { readonly type: 'shown'; readonly id: number }
  | { readonly type: 'hurry' }
  | {
      readonly type: 'query';
      readonly id: number;
      readonly name: QueryName;
      readonly argument: unknown;
    };

/** `Value`: the type of the answer. */
export type FromWorker<Value = unknown> =
  | {
      readonly type: 'beat';
      readonly id: number;
      readonly events: readonly GameEvent[];
      readonly past: readonly GameEvent[];
      readonly view: View;
      /** What every seat holds, once the person is dead and wants to see it. */
      readonly secrets: readonly OwnView[] | null;
      /** Every move made so far; only the last bullet of a player who exchanged it. */
      readonly moves: readonly PlayedMove[];
      /** The whole match, once it is over. */
      readonly replay: Replay | null;
      /** How far the lesson is, where one is played. */
      readonly lesson?: LessonState;
    }
  | { readonly type: 'said'; readonly said: LocalSaid }
  | { readonly type: 'refused' }
  /** The net can't be had: simple bots play instead. */
  | { readonly type: 'simpleBots' }
  | { readonly type: 'answered'; readonly id: number; readonly value: Value }
  | {
      readonly type: 'progress';
      readonly id: number;
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
