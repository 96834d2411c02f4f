import { expect, test } from 'vitest';
import { limitWarnings } from './warnings.ts';

test('one warning a second at most, and the next one says how many were left out', () => {
  const written: string[] = [];
  let now = 0;
  const warn = limitWarnings(
    (message) => written.push(message),
    () => now,
  );
  warn('first');
  now = 999;
  warn('second');
  warn('third');
  now = 1000;
  warn('fourth');
  now = 2000;
  warn('fifth');
  expect(written).toEqual(['first', 'fourth (and 2 more warnings before it)', 'fifth']);
});
