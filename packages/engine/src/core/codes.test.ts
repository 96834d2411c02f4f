import { expect, test } from 'vitest';
import { entryAt } from './codes.ts';

test('an entry that a list does not have is an error, not undefined', () => {
  expect(entryAt(['a', 'b'], 1)).toBe('b');
  expect(() => entryAt(['a', 'b'], 2)).toThrow('no entry 2');
});
