import { expect, test } from 'vitest';
import { statedCounts, statedDefaultOrder, statedValue } from '../../test/rulesText.ts';
import { EDITION_RULES } from '../editions/index.ts';
import { sumOf } from './codes.ts';
import { DEFAULT_ORDER, LOOT, LOOT_CARDS, SHARE_CODES, SHARES } from './lootCards.ts';
import { EDITIONS } from './names.ts';

test.each(EDITIONS)('R-1.4 F-3: the cards of the %s edition fill its piles exactly', (name) => {
  const { loot, rounds, pileSize } = EDITION_RULES[name];
  expect(sumOf(loot)).toBe(rounds * pileSize);
});

test.each(EDITIONS)(
  'R-1.3 F-3: the box of the %s edition holds the cards that are stated',
  (name) => {
    const counts = LOOT_CARDS.map((card): [string, number] => [card.name, card.count[name]]);
    expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(statedCounts(name));
  },
);

test('R-9.3: bills and diamonds have the face value that is stated, all other cards none', () => {
  for (const { name, kind, face } of LOOT_CARDS)
    expect(face, name).toBe(kind === 'bill' || kind === 'diamond' ? statedValue(name) : 0);
});

test('R-10.3: the default order is the one that is stated', () => {
  expect(DEFAULT_ORDER.map((share) => SHARES[share])).toEqual(statedDefaultOrder());
});

test('R-10: every share has its place in the default order, and no two share one', () => {
  expect([...DEFAULT_ORDER].sort((a, b) => a - b)).toEqual(SHARE_CODES);
});

test('R-11.1: a packed record has room for the cards that a trade can have brought', () => {
  expect(LOOT.length).toBeLessThanOrEqual(11);
});
