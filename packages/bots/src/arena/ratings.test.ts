import { expect, test } from 'vitest';
import { NEW_RATING, rateByName, rateGame } from './ratings.ts';

test('gives the figures of OpenSkill for a duel of newcomers', () => {
  const [winner, loser] = rateGame([NEW_RATING, NEW_RATING], [1, 2]);
  expect(winner?.mu).toBeCloseTo(27.63523138347365, 10);
  expect(winner?.sigma).toBeCloseTo(8.065506316323548, 10);
  expect(loser?.mu).toBeCloseTo(22.36476861652635, 10);
});

test('leaves equals equal after a tie', () => {
  const [a, b] = rateGame([NEW_RATING, NEW_RATING], [1, 1]);
  expect(a?.mu).toBeCloseTo(b?.mu ?? 0, 12);
});

test('rates a name once however many seats it has', () => {
  const ratings = new Map();
  rateByName(ratings, ['a', 'b', 'b'], [1, 2, 2]);
  expect([...ratings.keys()]).toEqual(['a', 'b']);
  expect(ratings.get('a').mu).toBeGreaterThan(ratings.get('b').mu);
});
