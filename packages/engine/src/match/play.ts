import { lockedEvent } from '../core/commonEvents.ts';
import type { ReadonlyPublicState } from '../core/compartments.ts';
import type { GameEvent } from '../core/events.ts';
import { advance } from '../core/flow.ts';
import {
  type Move,
  type MoveCode,
  type MoveList,
  moveOf,
  NO_MOVES,
  parseMove,
} from '../core/moves.ts';
import type { StepName } from '../core/names.ts';
import type { MatchResult } from '../core/result.ts';
import { has, NOBODY, type Seat, seatsOf, without } from '../core/seats.ts';
import {
  type Decision,
  type Match,
  type MutableMatch,
  seatStateOf,
  writable,
} from '../core/state.ts';

/** Why a move was refused. The match is unchanged. */
export type Refusal =
  | { readonly reason: 'over' }
  | { readonly reason: 'noSuchSeat'; readonly seat: unknown }
  | { readonly reason: 'notAsked'; readonly seat: Seat; readonly deciding: readonly Seat[] }
  | { readonly reason: 'noSuchMove' }
  | {
      readonly reason: 'illegal';
      readonly seat: Seat;
      readonly move: Move;
      readonly legal: readonly Move[];
    };

export type PlayResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

const DONE: PlayResult = { ok: true };

/** The step being decided, as everybody sees it. */
export const stepOf = (publicState: ReadonlyPublicState): StepName =>
  publicState.asking?.step ?? 'over';

/** The public part of the open decision. */
export type OpenDecision = Pick<Decision, 'name' | 'step' | 'count' | 'together'>;

/** The open decision; several seats may be making it. Null when the game is over. */
export const openDecision = (match: Match): OpenDecision | null => match.publicState.asking;

/** The seats that must decide now and have not answered yet, in ascending order. Empty when the game is over. */
export const deciding = (match: Match): readonly Seat[] => seatsOf(match.publicState.deciding);

/** Whether this is a seat of the match; the value is untrusted. */
const isSeat = (match: Match, seat: Seat): boolean =>
  seat >>> 0 === seat && seat < match.rules.seats;

/** Whether this seat must decide now and has not answered. */
const isAsked = (match: Match, seat: Seat): boolean =>
  isSeat(match, seat) && has(match.publicState.deciding, seat);

/** whether this seat has answered the open decision and may still exchange its answer. */
export function canRevise(match: Match, seat: Seat): boolean {
  const { asking, asked, deciding } = match.publicState;
  return asking?.revisable === true && isSeat(match, seat) && has(asked & ~deciding, seat);
}

/** Whether this seat has an answer to give or, if the decision allows it, to exchange. */
function mayAnswer(match: Match, decision: Pick<Decision, 'revisable'>, seat: Seat): boolean {
  const { asked, deciding } = match.publicState;
  return isSeat(match, seat) && has(decision.revisable ? asked : deciding, seat);
}

/** Lists the legal moves of a seat, and caches the list until the next move: `play` needs it again. */
function listLegal(match: MutableMatch, seat: Seat): MoveList {
  const { asking } = match.publicState;
  if (asking === null || !mayAnswer(match, asking, seat)) return NO_MOVES;
  match.offered = asking.legal(match, seat);
  match.offeredTo = seat;
  return match.offered;
}

/** The cached list if it is this seat's, otherwise a new one. */
const legalList = (match: MutableMatch, seat: Seat): MoveList =>
  match.offeredTo === seat ? match.offered : listLegal(match, seat);

/** The legal moves of a seat; empty if it has no answer to give or exchange. The list is shared: never change it. */
export const legalMoves = (match: Match, seat: Seat): readonly Move[] =>
  legalList(writable(match), seat).moves;

/** The money of everyone, broken down, and the winners; null until the game is over. */
export function result(match: Match): MatchResult | null {
  const { rules, publicState } = match;
  return publicState.finalLoot === null
    ? null
    : rules.edition.score(rules, publicState, publicState.finalLoot);
}

/** The reason for refusing a seat that has no answer to give. */
function notAsked(match: Match, seat: Seat): Refusal {
  if (!isSeat(match, seat)) return { reason: 'noSuchSeat', seat };
  if (match.publicState.finalLoot !== null) return { reason: 'over' };
  return { reason: 'notAsked', seat, deciding: deciding(match) };
}

function refusalOf(match: Match, seat: Seat, move: Move | undefined, list: MoveList): Refusal {
  const { asking } = match.publicState;
  if (asking === null || !mayAnswer(match, asking, seat)) return notAsked(match, seat);
  if (move === undefined) return { reason: 'noSuchMove' };
  return { reason: 'illegal', seat, move, legal: list.moves };
}

function indexIn({ moves }: MoveList, move: Move): number {
  for (let i = 0; i < moves.length; i++) if (moves[i] === move) return i;
  return -1;
}

/** Makes a move, or refuses it and leaves the match unchanged. Events are appended to `events` if given. */
export function play(
  match: Match,
  seat: Seat,
  move: Move,
  events: GameEvent[] | null = null,
): PlayResult {
  const list = legalList(writable(match), seat);
  let at = indexIn(list, move);
  if (at === -1) {
    const known = parseMove(move);
    at = known === undefined ? -1 : indexIn(list, known);
    if (at === -1) return { ok: false, refusal: refusalOf(match, seat, known, list) };
  }
  return playNth(match, seat, at, events);
}

/** Makes the legal move at this index of `legalMoves`: for programs that treat moves as numbers. */
export function playNth(
  match: Match,
  seat: Seat,
  nth: number,
  events: GameEvent[] | null = null,
): PlayResult {
  const mutable = writable(match);
  // With `legalList`, V8 would inline the listing here, where it is hardly ever needed, and no longer inline the playing:
  // random games were 3 % slower.
  const list = mutable.offeredTo === seat ? mutable.offered : listLegal(mutable, seat);
  const code = list.codes[nth];
  if (code === undefined) return { ok: false, refusal: refusalOf(match, seat, undefined, list) };
  accept(mutable, seat, code, events);
  return DONE;
}

function accept(match: MutableMatch, seat: Seat, code: MoveCode, events: GameEvent[] | null): void {
  match.events = events;
  carryOut(match, seat, code);
  match.events = null;
}

/**
 * An answer that a seat gives alone takes effect at once. One of several is locked, and all take
 * effect with the last of them. Exchanging a locked answer creates no event and changes
 * nothing that others see.
 */
function carryOut(match: MutableMatch, seat: Seat, code: MoveCode): void {
  const { publicState } = match;
  const decision = publicState.asking;
  if (decision === null) return;
  match.offeredTo = NOBODY;
  if (decision.together) {
    seatStateOf(match, seat).locked = code;
    const { deciding } = publicState;
    const left = without(deciding, seat);
    if (left === deciding) return;
    publicState.deciding = left;
    match.events?.push(lockedEvent(seat));
    if (left !== 0) return;
  }
  match.publicHolds = false;
  publicState.asking = null;
  publicState.deciding = 0;
  if (decision.together) decision.settle(match, publicState.asked);
  else decision.answer(match, seat, code);
  advance(match);
}

/** what is played for a seat whose time is up. */
export function defaultMove(match: Match, seat: Seat): Move | null {
  const { asking } = match.publicState;
  if (asking === null || !isAsked(match, seat)) return null;
  return moveOf(asking.default(writable(match), seat));
}

/** plays the default of a seat; everyone sees that it was one. */
export function playDefault(
  match: Match,
  seat: Seat,
  events: GameEvent[] | null = null,
): PlayResult {
  const { asking } = match.publicState;
  if (asking === null || !isAsked(match, seat))
    return { ok: false, refusal: notAsked(match, seat) };
  events?.push({ to: 'everyone', type: 'defaulted', seat });
  accept(writable(match), seat, asking.default(writable(match), seat), events);
  return DONE;
}

/** Makes a recorded move: a legal one, or the one for being too late, which no seat can choose. */
export function playRecorded(
  match: Match,
  seat: Seat,
  move: Move,
  events: GameEvent[] | null = null,
): PlayResult {
  const played = play(match, seat, move, events);
  if (played.ok || played.refusal.reason !== 'illegal') return played;
  const { asking } = match.publicState;
  if (asking === null || !isAsked(match, seat)) return played;
  const late = asking.default(writable(match), seat);
  if (moveOf(late) !== played.refusal.move) return played;
  accept(writable(match), seat, late, events);
  return DONE;
}
