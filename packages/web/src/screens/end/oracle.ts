import type { OnlookerScore } from '@holdup/protocol';
import type { GivenAward } from './Awards.tsx';

/** The award for the dead and the spectators who guessed best who gets shot. */
export const oracle = (guesses: readonly OnlookerScore[]): readonly GivenAward[] => {
  const best = Math.max(0, ...guesses.map(({ right }) => right));
  if (best === 0) return [];
  const winners = guesses.filter(({ right }) => right === best);
  return [
    {
      award: 'oracle',
      seats: winners.flatMap(({ seat }) => seat ?? []),
      watchers: winners.flatMap(({ seat, watcher = null }) => (seat === null ? [watcher] : [])),
      count: best,
    },
  ];
};
