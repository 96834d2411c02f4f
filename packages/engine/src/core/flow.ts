import type { MoveCode, MoveList } from './moves.ts';
import type { StepName } from './names.ts';
import type { Seat, SeatSet } from './seats.ts';
import type { Match } from './state.ts';

/** A choice that one seat has, or several at once. */
export interface Decision {
  readonly name: string;
  /** The step that everybody sees is being decided. */
  readonly step: StepName;
  /** Many decide at the same time: answers lock one by one and show only when the last is in. */
  readonly together: boolean;
  readonly legal: (match: Match, seat: Seat) => MoveList;
  /** What an answer does. Called when all answers are in, clockwise from the Godfather. */
  readonly answer: (match: Match, seat: Seat, code: MoveCode) => void;
  /** What follows once all answers are in. */
  readonly settled: ((match: Match, seats: SeatSet) => void) | null;
  /** what is played for a seat whose time is up. */
  readonly fallback: (match: Match, seat: Seat) => MoveCode;
}

type Decided = Omit<Decision, 'together' | 'settled'> & Partial<Pick<Decision, 'settled'>>;

/** All decisions have the same shape, so that the engine running them can be compiled for it. */
const decision = (together: boolean, of: Decided): Decision => ({
  name: of.name,
  step: of.step,
  together,
  legal: of.legal,
  answer: of.answer,
  settled: of.settled ?? null,
  fallback: of.fallback,
});

/** A decision of one seat. */
export const decideAlone = (of: Decided): Decision => decision(false, of);

/** A decision of several seats at once. */
export const decideTogether = (of: Decided): Decision => decision(true, of);

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

/** Runs the program up to the next decision, or to the end of the game. */
export function advance(match: Match): void {
  const { shown, rules } = match;
  const { program } = rules;
  while (shown.deciding === 0 && shown.finalLoot === null) {
    shown.phase = shown.phase + 1 < program.length ? shown.phase + 1 : 0;
    (program[shown.phase] as Phase).enter(match);
  }
}
