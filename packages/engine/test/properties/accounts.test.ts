import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../src/core/state.ts';
import { EDITION_RULES } from '../../src/editions/index.ts';
import { allBullets, allLoot, miscounted } from './accounts.ts';
import { gameNumbers } from './gameNumbers.ts';
import { playGame, playSetup } from './games.ts';
import { POWER_PAIRS, setupOfPair } from './setups.ts';

function expectAllThere(match: Match): void {
  const { startHand, loot } = EDITION_RULES[match.rules.edition.name];
  const bullets = startHand.map((count) => count * match.rules.seats);
  if (allBullets(match).join() !== bullets.join()) expect(allBullets(match)).toEqual(bullets);
  if (allLoot(match).join() !== loot.join()) expect(allLoot(match)).toEqual(loot);
  if (miscounted(match).length > 0) throw new Error(miscounted(match).join());
}

describe('cards and bullets are conserved', () => {
  test('R-1.2 R-1.3 F-2 F-3: all loot cards and all bullets are there after every move, and the public counts are right', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        playGame(number, { begun: expectAllThere, after: expectAllThere });
      }),
    );
  });

  test('R-1.3 R-1.2: the same with every two powers at one table', () => {
    for (const [first, second] of POWER_PAIRS)
      playSetup(setupOfPair(first, second, 'accounts'), 0, {
        begun: expectAllThere,
        after: expectAllThere,
      });
  });

  test('R-1.3 F-3: the box holds 64 loot cards, the first edition 40 bills; R-1.2 F-2: 8 bullets a player', () => {
    const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
    expect(sum(EDITION_RULES.second.loot)).toBe(64);
    expect(sum(EDITION_RULES.first.loot)).toBe(40);
    expect(EDITION_RULES.second.startHand).toEqual([5, 3, 0]);
    expect(EDITION_RULES.first.startHand).toEqual([5, 2, 1]);
  });
});
