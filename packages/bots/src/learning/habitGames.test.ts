import { expect, test } from 'vitest';
import { HUSTLER } from '../levels/searches.ts';
import { fitHabits, watchGame } from './habitGames.ts';
import type { Noticed } from './notice.ts';
import { habitsSource } from './write.ts';

/** Hustlers that sample only two worlds, so that games are quick. */
const HASTY = { ...HUSTLER, mostWorlds: 2 };

function watch(seed: string, games: number): Noticed {
  const noticed: Noticed = { load: [], aim: [], courage: [] };
  for (let game = 0; game < games; game++) watchGame(HASTY, seed, game, noticed);
  return noticed;
}

test('learning twice writes the same file to the byte', () => {
  const [once, again] = [watch('same', 2), watch('same', 2)].map((noticed) =>
    habitsSource('HABITS', 'a command', fitHabits(noticed, 'same')),
  );
  expect(again).toBe(once);
});
