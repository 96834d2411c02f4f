import { expect, test } from 'vitest';
import { oracle } from './oracle.ts';

test('the award for guessing shots goes to the dead with the most right guesses', () => {
  const guesses = [
    { seat: 1, right: 2, of: 4 },
    { seat: 3, right: 2, of: 2 },
    { seat: 4, right: 1, of: 1 },
    { seat: null, right: 5, of: 5 },
  ] as const;
  expect(oracle(guesses)).toEqual([{ award: 'oracle', seats: [1, 3], count: 2 }]);
  expect(oracle([{ seat: 1, right: 0, of: 4 }])).toEqual([]);
  expect(oracle([])).toEqual([]);
});
