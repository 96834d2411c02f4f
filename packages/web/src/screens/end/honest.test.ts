import { expect, test } from 'vitest';
import { honest } from './honest.ts';

const promise = (seat: 0 | 1 | 2, kept: boolean) =>
  ({ seat, to: 3, line: 'truce', round: 1, kept }) as const;

test('the award for honour goes to those who kept the most promises and broke none', () => {
  const promises = [promise(0, true), promise(1, true), promise(0, true), promise(2, true)];
  expect(honest(promises)).toEqual([{ award: 'honest', seats: [0], count: 2 }]);
  expect(honest([...promises, promise(0, false)])).toEqual([
    { award: 'honest', seats: [1, 2], count: 1 },
  ]);
  expect(honest([promise(0, false)])).toEqual([]);
  expect(honest([])).toEqual([]);
});
