import { deciding, type Match, type Move, play, type Random, type Seat } from '@holdup/engine';
import type { Players } from './players.ts';

/** The others make their moves of a decision that is made together; this seat's is left open. The answer: what they did. */
export function othersAnswer(
  match: Match,
  seat: Seat,
  random: Random,
  players: Players,
  answerOf: (other: Seat) => Move | null,
): ReadonlyMap<Seat, Move> {
  const answers = new Map<Seat, Move>();
  for (const other of deciding(match))
    if (other !== seat) {
      const move = answerOf(other) ?? players.answer(match, other, random);
      answers.set(other, move);
      play(match, other, move);
    }
  return answers;
}
