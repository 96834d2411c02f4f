import { expect, test } from 'vitest';
import { HUSTLER } from '../levels/searches.ts';
import { surprise } from './fitNet.ts';
import { fitHabits, watchGame } from './habitGames.ts';
import type { Noticed } from './notice.ts';
import { habitsSource } from './write.ts';

/** Hustlers who hardly think, so that the games are quick. */
const HASTY = { ...HUSTLER, mostWorlds: 2 };

function watch(seed: string, games: number): Noticed {
  const noticed: Noticed = { load: [], aim: [], courage: [] };
  for (let game = 0; game < games; game++) watchGame(HASTY, seed, game, noticed);
  return noticed;
}

test('learning twice gives the same file to the byte', () => {
  const [once, again] = [watch('same', 4), watch('same', 4)].map((noticed) =>
    habitsSource('HABITS', 'a command', fitHabits(noticed, 'same')),
  );
  expect(again).toBe(once);
});

test('what was learnt foretells choices in games that it did not see', () => {
  const { courage } = fitHabits(watch('seen', 24), 'seen');
  const unseen = watch('unseen', 8).courage;
  const stood = unseen.filter(({ chosen }) => chosen === 0).length / unseen.length;
  const blind = -(stood * Math.log(stood) + (1 - stood) * Math.log(1 - stood));
  expect(surprise(courage, unseen)).toBeLessThan(0.95 * blind);
});
