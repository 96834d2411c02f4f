import type {
  HiddenState,
  PublicState,
  ReadonlyHiddenState,
  ReadonlyPublicState,
  ReadonlySeatState,
  SeatState,
} from './compartments.ts';
import type { EditionTraits } from './editionTraits.ts';
import type { GameEvent } from './events.ts';
import type { PerLoot } from './lootCards.ts';
import type { MoveCode, MoveList } from './moves.ts';
import type {
  CountName,
  DecisionName,
  EditionName,
  PerBullet,
  PowerName,
  StepName,
} from './names.ts';
import type { Options } from './options.ts';
import type { MatchResult } from './result.ts';
import type { PerSeat, Seat, SeatOrNobody, SeatSet } from './seats.ts';

/**
 * What a match is made of: a match has rules, rules have an edition, powers and phases, and phases and decisions change
 * matches.
 *
 * A match is fixed rules and three compartments: what everybody sees, what one seat sees, what nobody sees. A view is
 * built from the first and at most one of the second, so there is nothing to filter out of it.
 */
export interface MutableMatch {
  readonly rules: Rules;
  readonly publicState: PublicState;
  readonly seatStates: readonly SeatState[];
  readonly hidden: HiddenState;
  /** Collects the events of the current move; null without a listener. */
  events: GameEvent[] | null;

  /**
   * Caches derived from the state. A copy of a match starts without them. These fields are not in a
   * separate object because every move reads and writes them.
   */
  /** The last requested legal moves, and their seat. */
  offered: MoveList;
  offeredTo: SeatOrNobody;
  /** The views made last (data/view.ts). */
  views: unknown;
  /** Since the last public view, only who has answered has changed. */
  publicHolds: boolean;
}

/** A match outside the rules: read-only, changed only by calling the engine. */
export interface Match {
  readonly rules: Rules;
  readonly publicState: ReadonlyPublicState;
  readonly seatStates: readonly ReadonlySeatState[];
  readonly hidden: ReadonlyHiddenState;
}

/** Casts inside the engine: every match it creates is a MutableMatch. */
export const writable = (match: Match): MutableMatch => match as MutableMatch;

/** The constant part of a match, shared by all its copies. All of it is public. */
export interface Rules {
  readonly edition: Edition;
  readonly options: Options;
  readonly seats: number;
  /** The power of each seat. */
  readonly powers: Readonly<PerSeat<Power | null>>;
  /** The wound that kills, by seat. */
  readonly fatalWounds: Readonly<PerSeat<number>>;
  /** Who aims after the others. */
  readonly aimLast: SeatSet;
  /** Whose power decides what happens to their bullet when the target ducked. */
  readonly keepsBullet: SeatSet;
  /** Whose power can be used once per sharing, not once per game. */
  readonly renewsPower: SeatSet;
  /** The round as a list of phases, with those of the powers in play among them. */
  readonly program: readonly Phase[];
  /** The indices in the program of the phases that a sharing jumps to; -1 in an edition without them. */
  readonly jumps: { readonly turn: number; readonly handOver: number; readonly roundEnd: number };
  /** How many cards the pile of each round has, and where in the deck it begins; index 0 is round 1. */
  readonly pileSizes: readonly number[];
  readonly pileStarts: readonly number[];
  /** The publicly known starting bullets, and those that lay face-down then. */
  readonly startHands: Readonly<PerSeat<Readonly<PerBullet>>>;
  readonly startFaceDown: Readonly<PerBullet>;
  /** The publicly known starting loot. */
  readonly startLoot: Readonly<PerSeat<Readonly<PerLoot>>>;
}

/** A choice of one seat, or of several at once. */
export interface Decision {
  readonly name: DecisionName;
  /** The public step it belongs to. */
  readonly step: StepName;
  /** The count it is made on: choices may change until zero. */
  readonly count: CountName | null;
  /** Several seats decide at the same time: answers lock one by one and are revealed only when the last is in. */
  readonly together: boolean;
  /** a seat may exchange its answer until the last one is in. */
  readonly revisable: boolean;
  readonly legal: (match: MutableMatch, seat: Seat) => MoveList;
  /** Applies the answer of a seat that decides alone. */
  readonly answer: (match: MutableMatch, seat: Seat, code: MoveCode) => void;
  /** Applies the answers of all deciding seats, once the last is in. */
  readonly settle: (match: MutableMatch, seats: SeatSet) => void;
  /** what is played for a seat whose time is up. Being late is not always a legal move. */
  readonly default: (match: MutableMatch, seat: Seat) => MoveCode;
}

/** One entry of the round's program: it does something, and may ask for a decision. */
export interface Phase {
  readonly name: string;
  enter(match: MutableMatch): void;
}

/** A hook for powers, by its index in the list of hooks (power.ts). */
export type Hook = number;

/** An edition is data and its own steps. */
export interface Edition extends EditionTraits {
  readonly name: EditionName;
  /** F-1: how many may play officially. */
  readonly officialSeats: readonly [number, number];
  readonly rounds: number;
  readonly startHand: Readonly<PerBullet>;
  readonly loot: Readonly<PerLoot>;
  readonly pileSize: number;
  readonly fatalWounds: number;
  /** One round: its phases, and the hooks for powers. The first phase turns up the loot. */
  readonly round: readonly (Phase | Hook)[];
  readonly decisions: readonly Decision[];
  /** The money of everyone who has this loot, and who has won. */
  readonly score: (
    rules: Rules,
    publicState: ReadonlyPublicState,
    loot: readonly Readonly<PerLoot>[],
  ) => MatchResult;
}

/** All powers have the same object shape, so that calls through them stay monomorphic. */
export interface Power {
  readonly name: PowerName;
  /** Its rank among powers with the same hook. */
  readonly turn: number;
  readonly decisions: readonly Decision[];
  readonly fatalWounds: number | null;
  readonly paintings: number;
  readonly aimsLast: boolean;
  readonly oncePerSharing: boolean;
  readonly woundsTaken: ((wounds: number) => number) | null;
  readonly takes: ((match: MutableMatch, seat: Seat) => MoveList) | null;
  /** Decides what happens to the owner's bullet when the target ducked. */
  readonly keepsBullet: boolean;
  /** The phase in which the power of a seat acts, by hook and seat. */
  readonly phases: readonly (Readonly<PerSeat<Phase>> | null)[];
}

/** What one seat sees. */
export function seatStateOf(match: MutableMatch, seat: Seat): SeatState;
export function seatStateOf(match: Match, seat: Seat): ReadonlySeatState;
export function seatStateOf(match: Match, seat: Seat): ReadonlySeatState {
  return match.seatStates[seat] as ReadonlySeatState;
}
