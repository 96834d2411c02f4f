import { expect, test } from 'vitest';
import { EDITION_RULES } from '../editions/index.ts';
import { sumOf } from './codes.ts';
import { DEFAULT_ORDER, LOOT, SHARE_CODES } from './lootCards.ts';
import { EDITIONS } from './names.ts';

test.each(EDITIONS)('R-1.4 F-3: the cards of the %s edition fill its piles exactly', (name) => {
  const { loot, rounds, pileSize } = EDITION_RULES[name];
  expect(sumOf(loot)).toBe(rounds * pileSize);
});

test('R-10: every share has its place in the default order, and no two share one', () => {
  expect([...DEFAULT_ORDER].sort((a, b) => a - b)).toEqual(SHARE_CODES);
});

test('R-11.1: a packed record has room for the cards that a trade can have brought', () => {
  expect(LOOT.length).toBeLessThanOrEqual(11);
});
