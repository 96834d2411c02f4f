import { expect, test } from 'vitest';
import { guessers } from './guessers.ts';

test('the award for guessing goes to the earliest right bets', () => {
  const bets = [
    { seat: 1, on: 3, round: 6 },
    { seat: 2, on: 0, round: 2 },
    { seat: 4, on: 3, round: 5 },
    { seat: 5, on: 3, round: 5 },
  ] as const;
  expect(guessers(bets, [3])).toEqual([{ award: 'guesser', seats: [4, 5], count: null }]);
  expect(guessers(bets, [0, 3])).toEqual([{ award: 'guesser', seats: [2], count: null }]);
});

test('nobody gets it without a right bet', () => {
  expect(guessers([{ seat: 1, on: 3, round: 6 }], [0])).toEqual([]);
  expect(guessers([], [0])).toEqual([]);
});
