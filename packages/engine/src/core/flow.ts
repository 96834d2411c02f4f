import type { MoveCode } from './moves.ts';
import { DECISION_TRAITS, isRevisable } from './names.ts';
import type { Seat, SeatSet } from './seats.ts';
import { type Decision, type MutableMatch, seatStateOf } from './state.ts';

type Decided = Omit<Decision, 'step' | 'count' | 'together' | 'revisable' | 'answer' | 'settle'>;

const never = (): void => {
  throw new Error('this decision is answered another way');
};

/** A decision of one seat. */
export const decideAlone = (of: Decided & Pick<Decision, 'answer'>): Decision =>
  decision(false, of, of.answer, never);

/** A decision of several seats at once. */
export const decideTogether = (of: Decided & Pick<Decision, 'settle'>): Decision =>
  decision(true, of, never, of.settle);

/** All decisions have the same object shape, so that calls through them stay monomorphic. */
const decision = (
  together: boolean,
  of: Decided,
  answer: Decision['answer'],
  settle: Decision['settle'],
): Decision => ({
  name: of.name,
  step: DECISION_TRAITS[of.name].step,
  count: DECISION_TRAITS[of.name].count,
  together,
  revisable: isRevisable(of.name),
  legal: of.legal,
  answer,
  settle,
  default: of.default,
});

/** Removes and returns the answer that a seat has locked. */
export function unlock(match: MutableMatch, seat: Seat): MoveCode {
  const own = seatStateOf(match, seat);
  const code = own.locked;
  own.locked = -1;
  return code;
}

export function ask(match: MutableMatch, decision: Decision, seats: SeatSet): void {
  match.publicState.asking = decision;
  match.publicState.deciding = seats;
  match.publicState.asked = seats;
}

/** Continues with the phase at this index of the program instead of the next one. */
export function goTo(match: MutableMatch, index: number): void {
  match.publicState.phase = index - 1;
}

/** Runs the program up to the next decision, or to the end of the game. */
export function advance(match: MutableMatch): void {
  const { publicState } = match;
  const { program } = match.rules;
  while (publicState.deciding === 0 && publicState.finalLoot === null) {
    const next = publicState.phase + 1;
    publicState.phase = next < program.length ? next : 0;
    program[publicState.phase]?.enter(match);
  }
}
