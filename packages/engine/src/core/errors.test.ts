import { expect, test } from 'vitest';
import { quote } from './errors.ts';

test('a value is quoted as JSON, cut where it is too long for a line', () => {
  expect(quote({ seats: 2 })).toBe('{"seats":2}');
  expect(quote('x'.repeat(70))).toBe(`"${'x'.repeat(59)}…`);
});

test('what JSON cannot show is quoted all the same', () => {
  expect(quote(undefined)).toBe('undefined');
  expect(quote(7n)).toBe('7n');
  const loop: { self?: unknown } = {};
  loop.self = loop;
  expect(quote(loop)).toBe('something that is no plain data');
});
