import { expect, it } from 'vitest';
import { didYouMean, distance, nearest } from './nearest.ts';

const COMMANDS = ['scenario', 'simulate', 'replay', 'bench'];

it('counts letters added, dropped, changed or swapped', () => {
  expect(distance('bench', 'bench')).toBe(0);
  expect(distance('bnech', 'bench')).toBe(1);
  expect(distance('benc', 'bench')).toBe(1);
  expect(distance('kitten', 'sitting')).toBe(3);
  expect(distance('', 'abc')).toBe(3);
});

it('finds the word that was probably meant, and none if none is close', () => {
  expect(nearest('scenarios', COMMANDS)).toBe('scenario');
  expect(nearest('sim', COMMANDS)).toBe('simulate');
  expect(nearest('REPLY', COMMANDS)).toBe('replay');
  expect(nearest('dance', COMMANDS)).toBeUndefined();
  expect(didYouMean('bnch', COMMANDS)).toBe(' Did you mean bench?');
  expect(didYouMean('dance', COMMANDS)).toBe('');
});
