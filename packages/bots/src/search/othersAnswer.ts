import { deciding, type Match, type Move, play, type Random, type Seat } from '@holdup/engine';
import type { Answer } from './playerModel.ts';

/** Lets the others make their moves of a decision that is made together; this seat's stays open. Returns what they did. */
export function othersAnswer(
  match: Match,
  seat: Seat,
  random: Random,
  answer: Answer,
  chosen: (other: Seat) => Move | null,
): ReadonlyMap<Seat, Move> {
  const answers = new Map<Seat, Move>();
  for (const other of deciding(match))
    if (other !== seat) {
      const move = chosen(other) ?? answer(match, other, random);
      answers.set(other, move);
      play(match, other, move);
    }
  return answers;
}
