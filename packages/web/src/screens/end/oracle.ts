import type { Seat } from '@holdup/engine';
import type { OnlookerScore } from '../../game/game.ts';
import type { Analysis } from '../../game/worker/messages.ts';

/** The award for the dead who guessed best who gets shot. */
export const oracle = (guesses: readonly OnlookerScore[]): Analysis['awards'] => {
  const best = Math.max(0, ...guesses.map(({ seat, right }) => (seat === null ? 0 : right)));
  const seats = guesses.flatMap(({ seat, right }): readonly Seat[] =>
    seat !== null && right === best && right > 0 ? [seat] : [],
  );
  return seats.length === 0 ? [] : [{ award: 'oracle', seats, count: best }];
};
