import {
  copyPublicState,
  copySeatState,
  type ReadonlyPublicState,
  type ReadonlySeatState,
} from '../core/compartments.ts';
import type { Move } from '../core/moves.ts';
import { type Seat, seatsOf } from '../core/seats.ts';
import { type Match, type MutableMatch, type Rules, seatStateOf, writable } from '../core/state.ts';
import { legalMoves } from '../match/play.ts';
import { type PublicView, type PublicViewOf, publicView } from './publicView.ts';
import { type OwnView, type SeatViewOf, seatView } from './seatView.ts';
import { sharedWith } from './sharedLists.ts';

/** Everything that a seat, or a spectator (seat null), may know now, and its legal moves. */
export interface View {
  readonly seat: Seat | null;
  readonly public: PublicView;
  readonly own: OwnView | null;
  readonly moves: readonly Move[];
}

/** The last views, whose unchanged parts are reused by the next ones. */
interface ViewCache {
  public: PublicViewOf | null;
  readonly seats: (SeatViewOf | undefined)[];
}

/** Only this file writes there, so the value is a ViewCache. */
function viewsOf(match: MutableMatch): ViewCache {
  match.views ??= { public: null, seats: [] } satisfies ViewCache;
  return match.views as ViewCache;
}

/** The current public view, shared by all observers of the same moment. */
function latestPublicView(match: MutableMatch): PublicViewOf {
  const { rules, publicState } = match;
  const views = viewsOf(match);
  const last = views.public;
  if (last !== null && match.publicHolds) {
    if (last.state.deciding === publicState.deciding) return last;
    const next = {
      view: {
        ...last.view,
        deciding: seatsOf(publicState.deciding),
        answered: seatsOf(publicState.asked & ~publicState.deciding),
      },
      state: { ...last.state, deciding: publicState.deciding },
    };
    views.public = next;
    return next;
  }
  const next = { view: publicView(rules, publicState, last), state: copyPublicState(publicState) };
  views.public = next;
  match.publicHolds = true;
  return next;
}

/** The current private view of a seat; the last one, if nothing has changed. */
function latestSeatView(match: MutableMatch, seat: Seat): SeatViewOf {
  const { seats } = viewsOf(match);
  const state = seatStateOf(match, seat);
  const last = seats[seat] ?? null;
  const view = sharedWith(seatView(state, last), last?.view);
  if (view === last?.view) return last;
  const next = { view, state: copySeatState(state) };
  seats[seat] = next;
  return next;
}

/**
 * What a view was built from, so that `resample` need not parse it. It contains what the view shows
 * and nothing else.
 */
export interface ViewOrigin {
  readonly rules: Rules;
  readonly publicState: ReadonlyPublicState;
  readonly own: ReadonlySeatState | null;
}

/** Its constructor returns the view it is called with, so that the private field is put on that. */
function returnsItsArgument(view: View): View {
  return view;
}

/**
 * Keeps the origin of a view in a private field: it is not sent, copied or compared. A WeakMap
 * would do the same, but keeps every view alive through many garbage collections, which took half
 * the time of a game played through views.
 */
class Stamp extends (returnsItsArgument as unknown as new (view: View) => object) {
  readonly #origin: ViewOrigin;
  constructor(view: View, origin: ViewOrigin) {
    super(view);
    this.#origin = origin;
  }
  static of(view: View): ViewOrigin | undefined {
    return #origin in view ? view.#origin : undefined;
  }
}
export const originOf = (view: View): ViewOrigin | undefined => Stamp.of(view);

function makeView(match: Match, seat: Seat | null, moves: readonly Move[]): View {
  const state = writable(match);
  const everyone = latestPublicView(state);
  const own = seat === null ? null : latestSeatView(state, seat);
  const view = { seat, public: everyone.view, own: own === null ? null : own.view, moves };
  new Stamp(view, {
    rules: match.rules,
    publicState: everyone.state,
    own: own === null ? null : own.state,
  });
  return view;
}

/** What a seat may know: the public compartment, its own, and its legal moves. */
export const viewOf = (match: Match, seat: Seat): View =>
  makeView(match, seat, legalMoves(match, seat));

/** What a spectator may know: the public compartment. */
export const spectatorView = (match: Match): View => makeView(match, null, []);

/** The compartment of a seat by name, for those who have it. */
export const ownView = (state: ReadonlySeatState): OwnView => seatView(state);
