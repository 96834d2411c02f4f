import { lockedEvent } from './commonEvents.ts';
import type { GameEvent } from './events.ts';
import { advance, type Decision } from './flow.ts';
import { type Move, type MoveCode, type MoveList, moveOf, NO_MOVES, parseMove } from './moves.ts';
import type { StepName } from './names.ts';
import type { MatchResult } from './result.ts';
import { has, NOBODY, type Seat, seatsOf, without } from './seats.ts';
import { type Match, ownOf, type PublicState } from './state.ts';

/** Why a move was refused. The match is as it was. */
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
export const stepOf = (shown: PublicState): StepName => shown.asking?.step ?? 'over';

/** What is being decided; many may decide at once. Null when the game is over. */
export const openDecision = (match: Match): Pick<Decision, 'name' | 'step' | 'together'> | null =>
  match.shown.asking;

/** Who is asked right now and has not answered yet, in ascending order. Empty when the game is over. */
export const deciding = (match: Match): readonly Seat[] => seatsOf(match.shown.deciding);

/** Whether this is a seat that is asked right now; anything may come here from outside. */
const isAsked = (match: Match, seat: Seat): boolean =>
  Number.isInteger(seat) &&
  seat >= 0 &&
  seat < match.rules.seats &&
  has(match.shown.deciding, seat);

/** The list is kept until something is played: asking for it and then playing from it needs it twice. */
function legalList(match: Match, seat: Seat): MoveList {
  if (match.offeredTo === seat) return match.offered;
  if (!isAsked(match, seat)) return NO_MOVES;
  match.offered = (match.shown.asking as Decision).legal(match, seat);
  match.offeredTo = seat;
  return match.offered;
}

/** What a seat may answer now; empty if it is not asked. The list is shared: never change it. */
export const legalMoves = (match: Match, seat: Seat): readonly Move[] =>
  legalList(match, seat).moves;

/** The money of everyone, broken down, and who has won; null while the game lasts. */
export function result(match: Match): MatchResult | null {
  const { rules, shown } = match;
  return shown.finalLoot === null ? null : rules.edition.score(rules, shown, shown.finalLoot);
}

function refusalOf(match: Match, seat: Seat, move: Move | undefined, list: MoveList): Refusal {
  const { shown, rules } = match;
  if (!Number.isInteger(seat) || seat < 0 || seat >= rules.seats)
    return { reason: 'noSuchSeat', seat };
  if (shown.finalLoot !== null) return { reason: 'over' };
  if (!has(shown.deciding, seat)) return { reason: 'notAsked', seat, deciding: deciding(match) };
  if (move === undefined) return { reason: 'noSuchMove' };
  return { reason: 'illegal', seat, move, legal: list.moves };
}

function placeIn({ moves }: MoveList, move: Move): number {
  for (let i = 0; i < moves.length; i++) if (moves[i] === move) return i;
  return -1;
}

/** Makes a move, or refuses it and leaves the match untouched. Events go to `events` where one is given. */
export function play(
  match: Match,
  seat: Seat,
  move: Move,
  events: GameEvent[] | null = null,
): PlayResult {
  const list = legalList(match, seat);
  let at = placeIn(list, move);
  if (at === -1) {
    const known = parseMove(move);
    at = known === undefined ? -1 : placeIn(list, known);
    if (at === -1) return { ok: false, refusal: refusalOf(match, seat, known, list) };
  }
  accept(match, seat, list.codes[at] as MoveCode, events);
  return DONE;
}

/** Makes the legal move at this place of `legalMoves`, counted from 0: for programs to which moves are numbers. */
export function playNth(
  match: Match,
  seat: Seat,
  nth: number,
  events: GameEvent[] | null = null,
): PlayResult {
  const list = legalList(match, seat);
  const code = list.codes[nth];
  if (code === undefined) return { ok: false, refusal: refusalOf(match, seat, undefined, list) };
  accept(match, seat, code, events);
  return DONE;
}

function accept(match: Match, seat: Seat, code: MoveCode, events: GameEvent[] | null): void {
  match.events = events;
  carryOut(match, seat, code);
  match.events = null;
}

/** A lone answer is carried out; one of several is locked, and with the last of them all are carried out. Then the game goes on. */
function carryOut(match: Match, seat: Seat, code: MoveCode): void {
  const { shown } = match;
  const decision = shown.asking as Decision;
  match.offered = NO_MOVES;
  match.offeredTo = NOBODY;
  if (!decision.together) {
    match.toldHolds = false;
    shown.asking = null;
    shown.deciding = 0;
    decision.answer(match, seat, code);
    advance(match);
    return;
  }
  ownOf(match, seat).locked = code;
  shown.deciding = without(shown.deciding, seat);
  if (match.events !== null) match.events.push(lockedEvent(seat));
  if (shown.deciding !== 0) return;
  match.toldHolds = false;
  shown.asking = null;
  decision.settle(match, shown.asked);
  advance(match);
}

/** what is played for a seat whose time is up. */
export function defaultMove(match: Match, seat: Seat): Move | null {
  return isAsked(match, seat)
    ? moveOf((match.shown.asking as Decision).fallback(match, seat))
    : null;
}

/** plays the default of a seat; everyone sees that it was one. */
export function playDefault(
  match: Match,
  seat: Seat,
  events: GameEvent[] | null = null,
): PlayResult {
  const move = defaultMove(match, seat);
  if (move !== null) events?.push({ to: 'everyone', type: 'defaulted', seat });
  return play(match, seat, move ?? ({ move: 'pass' } as const), events);
}
