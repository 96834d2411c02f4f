import { expect, test } from 'vitest';
import { oracle } from './oracle.ts';

const wanda = { name: 'Wanda', character: 'owl' } as const;

test('the award for guessing shots goes to the dead and the spectators with the most right guesses', () => {
  const guesses = [
    { seat: 1, right: 2, of: 4 },
    { seat: 3, right: 2, of: 2 },
    { seat: 4, right: 1, of: 1 },
    { seat: null, right: 2, of: 5, watcher: wanda },
    { seat: null, right: 1, of: 5, watcher: { ...wanda, name: 'Wim' } },
    { seat: null, right: 2, of: 2 },
  ] as const;
  expect(oracle(guesses)).toEqual([
    { award: 'oracle', seats: [1, 3], watchers: [wanda, null], count: 2 },
  ]);
  expect(oracle(guesses.slice(3, 5))).toEqual([
    { award: 'oracle', seats: [], watchers: [wanda], count: 2 },
  ]);
});

test('nobody gets it without a right guess', () => {
  expect(oracle([{ seat: 1, right: 0, of: 4 }])).toEqual([]);
  expect(oracle([])).toEqual([]);
});
