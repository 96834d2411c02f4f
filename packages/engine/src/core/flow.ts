import type { MoveCode, MoveList } from './moves.ts';
import type { StepName } from './names.ts';
import type { Seat, SeatSet } from './seats.ts';
import { type Match, ownOf } from './state.ts';

/** A choice that one seat has, or several at once. */
export interface Decision {
  readonly name: string;
  /** The step that everybody sees is being decided. */
  readonly step: StepName;
  /** Many decide at the same time: answers lock one by one and show only when the last is in. */
  readonly together: boolean;
  readonly legal: (match: Match, seat: Seat) => MoveList;
  /** What the answer of a seat that decides alone does. */
  readonly answer: (match: Match, seat: Seat, code: MoveCode) => void;
  /** What the answers of all who were asked together do, once the last is in. */
  readonly settle: (match: Match, seats: SeatSet) => void;
  /** what is played for a seat whose time is up. */
  readonly fallback: (match: Match, seat: Seat) => MoveCode;
}

type Decided = Omit<Decision, 'together' | 'answer' | 'settle'>;

const never = (): void => {
  throw new Error('this decision is answered another way');
};

/** A decision of one seat. */
export const decideAlone = (of: Decided & Pick<Decision, 'answer'>): Decision =>
  decision(false, of, of.answer, never);

/** A decision of several seats at once. */
export const decideTogether = (of: Decided & Pick<Decision, 'settle'>): Decision =>
  decision(true, of, never, of.settle);

/** All decisions have the same shape, so that the engine running them can be compiled for it. */
const decision = (
  together: boolean,
  of: Decided,
  answer: Decision['answer'],
  settle: Decision['settle'],
): Decision => ({
  name: of.name,
  step: of.step,
  together,
  legal: of.legal,
  answer,
  settle,
  fallback: of.fallback,
});

/** The answer that a seat has locked, which is locked no longer. */
export function unlock(match: Match, seat: Seat): MoveCode {
  const own = ownOf(match, seat);
  const code = own.locked;
  own.locked = -1;
  return code;
}

/** One entry of the round's program: it does something, and may ask. */
export interface Phase {
  readonly name: string;
  enter(match: Match): void;
}

export function ask(match: Match, decision: Decision, seats: SeatSet): void {
  match.shown.asking = decision;
  match.shown.deciding = seats;
  match.shown.asked = seats;
}

/** Goes on with the phase at this place of the program instead of the next one. */
export function goTo(match: Match, place: number): void {
  match.shown.phase = place - 1;
}

/**
 * Goes on with this phase at once where it is the next one, that is, where no power has its say before it. The game would
 * go on with it anyway; a phase that names what follows it saves the way through the program, which counts in the
 * sharing, where most of a game's phases are.
 */
export function follow(match: Match, next: Phase): void {
  const { shown, rules } = match;
  if (shown.deciding !== 0 || rules.program[shown.phase + 1] !== next) return;
  shown.phase++;
  next.enter(match);
}

/** Runs the program up to the next decision, or to the end of the game. */
export function advance(match: Match): void {
  const { shown, rules } = match;
  const { program } = rules;
  while (shown.deciding === 0 && shown.finalLoot === null) {
    shown.phase = shown.phase + 1 < program.length ? shown.phase + 1 : 0;
    (program[shown.phase] as Phase).enter(match);
  }
}
