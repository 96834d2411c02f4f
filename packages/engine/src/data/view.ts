import type { Loot, LootKind, Share } from '../core/lootCards.ts';
import type { Move } from '../core/moves.ts';
import type {
  Bullet,
  BulletCounts,
  DecisionName,
  EditionName,
  PowerName,
  SeatStateName,
  StepName,
} from '../core/names.ts';
import type { Options } from '../core/options.ts';
import { legalMoves } from '../core/play.ts';
import type { MatchResult } from '../core/result.ts';
import { type Seat, seatsOf } from '../core/seats.ts';
import {
  clonePublic,
  cloneSeat,
  type Match,
  type MutableMatch,
  type ReadonlyPublicState,
  type ReadonlySeatState,
  type Rules,
  seatStateOf,
  writable,
} from '../core/state.ts';
import type { BulletMemory, LootMemory } from './history.ts';
import { tellPublic, tellSeat } from './tell.ts';
import { sameSeat, type Told, type ToldSeat } from './told.ts';

/** What everybody sees, in words. Plain data: it can be sent, stored and compared as it is. */
export interface PublicView {
  readonly rulesVersion: number;
  readonly edition: EditionName;
  readonly options: Options;
  readonly seats: number;
  readonly rounds: number;
  readonly round: number;
  readonly step: StepName;
  /** Where in the round's program the match is, and which decision is open there. */
  readonly phase: string;
  readonly decision: DecisionName | null;
  readonly deciding: readonly Seat[];
  /** Who was asked and has answered already; what, is theirs until all have. */
  readonly answered: readonly Seat[];
  readonly godfather: Seat;
  readonly tokenOnTable: boolean;
  readonly heir: Seat | null;
  readonly ordered: Seat | null;
  readonly players: readonly PlayerView[];
  readonly table: readonly Loot[];
  readonly spent: readonly Loot[];
  readonly unseen: readonly Loot[];
  /** How many cards the piles of the rounds to come have, the next one first. */
  readonly piles: readonly number[];
  readonly discard: { readonly faceUp: BulletCounts; readonly faceDown: number };
  readonly sharing: SharingView;
  readonly history: {
    readonly bullets: readonly BulletMemory[];
    readonly loot: readonly LootMemory[];
  };
  /** How the match began, where it did not begin as the box says (scenarios). */
  readonly start: StartView;
  readonly result: MatchResult | null;
}

export interface PlayerView {
  readonly power: PowerName | null;
  readonly alive: boolean;
  readonly state: SeatStateName;
  readonly wounds: number;
  readonly fatalWounds: number;
  readonly shame: number;
  readonly target: Seat | null;
  /** Whether a bullet lies in front of them. */
  readonly loaded: boolean;
  readonly bullets: number;
  readonly lootCards: number;
}

export interface SharingView {
  readonly sharers: readonly Seat[];
  readonly turn: Seat | null;
  readonly announced: readonly Share[];
  readonly forbidden: LootKind | null;
  readonly hasTaken: readonly Seat[];
  readonly satisfied: readonly Seat[];
  readonly usedPower: readonly Seat[];
  readonly incoming: Loot | null;
  readonly receiver: Seat | null;
  readonly clipUser: Seat | null;
}

export interface StartView {
  readonly hands: readonly BulletCounts[];
  readonly loot: readonly (readonly Loot[])[];
  readonly faceDown: BulletCounts;
  readonly pileSizes: readonly number[];
}

/** What one seat sees beside that. */
export interface OwnView {
  readonly hand: BulletCounts;
  readonly bullet: Bullet | null;
  readonly locked: Move | null;
  readonly loot: readonly Loot[];
  /** The bullets and cards behind those entries of the public history that this seat, but not everybody, knows. */
  readonly knownBullets: readonly Bullet[];
  readonly knownCards: readonly Loot[];
}

/** All that a seat may know, or a spectator (seat null), and what it may answer now. */
export interface View {
  readonly seat: Seat | null;
  readonly public: PublicView;
  readonly own: OwnView | null;
  readonly moves: readonly Move[];
}

/** What everybody knows now. All who are told at the same moment share it. */
function tell(match: MutableMatch): Told {
  const { rules, publicState, told } = match;
  if (told !== null && match.toldHolds) {
    if (told.publicState.deciding === publicState.deciding) return told;
    match.told = {
      view: {
        ...told.view,
        deciding: seatsOf(publicState.deciding),
        answered: seatsOf(publicState.asked & ~publicState.deciding),
      },
      publicState: { ...told.publicState, deciding: publicState.deciding },
    };
    return match.told;
  }
  match.told = {
    view: tellPublic(rules, publicState, told),
    publicState: clonePublic(publicState),
  };
  match.toldHolds = true;
  return match.told;
}

/** What a seat knows of its own now. */
function tellOwn(match: MutableMatch, seat: Seat): ToldSeat {
  const own = seatStateOf(match, seat);
  const last = match.toldSeats[seat] ?? null;
  if (last !== null && sameSeat(last.own, own)) return last;
  const told = { view: tellSeat(own, last), own: cloneSeat(own) };
  match.toldSeats[seat] = told;
  return told;
}

/** What a view made here was made from, so that imagining the rest needs no reading back. It holds what the view tells and nothing else. */
export interface Known {
  readonly rules: Rules;
  readonly publicState: ReadonlyPublicState;
  readonly own: ReadonlySeatState | null;
}

/** Its constructor gives back the view it is called with, so that the field is stamped on that. */
function givesBack(view: View): View {
  return view;
}

/**
 * Keeps the origin of a view in a field that nobody sees: it is not sent, copied or compared. A WeakMap would do the same,
 * but keeps every view alive through many collections, which took half the time of a game played through views.
 */
class Stamp extends (givesBack as unknown as new (view: View) => object) {
  readonly #known: Known;
  constructor(view: View, known: Known) {
    super(view);
    this.#known = known;
  }
  static of(view: View): Known | undefined {
    return #known in view ? view.#known : undefined;
  }
}
export const originOf = (view: View): Known | undefined => Stamp.of(view);

function makeView(match: Match, seat: Seat | null, moves: readonly Move[]): View {
  const { view: shownView, publicState } = tell(writable(match));
  const own = seat === null ? null : tellOwn(writable(match), seat);
  const view = { seat, public: shownView, own: own === null ? null : own.view, moves };
  new Stamp(view, { rules: match.rules, publicState, own: own === null ? null : own.own });
  return view;
}

/** What a seat may know: the public compartment, its own, and its legal moves. */
export const viewOf = (match: Match, seat: Seat): View =>
  makeView(match, seat, legalMoves(match, seat));

/** What a spectator may know: what everybody does. */
export const spectatorView = (match: Match): View => makeView(match, null, []);

/** The compartment of a seat in words, for those who have it. */
export const ownView = (own: ReadonlySeatState): OwnView => tellSeat(own);
