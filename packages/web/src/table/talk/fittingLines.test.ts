import { createMatch, deciding, type Match, play, type Seat, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import { fittingLines, REMARKS } from './fittingLines.ts';

/** Three players before courage; seats 1 and 2 aim at the others as told. */
const beforeCourage = (targets: readonly Seat[]): Match => {
  const match = createMatch({ edition: 'first', seats: 3, seed: 'talk' });
  while (viewOf(match, 0).public.decision !== 'courage') {
    const [seat = 0] = deciding(match);
    const { moves } = viewOf(match, seat);
    const wanted = moves.find((move) => move.move === 'aim' && move.target === targets[seat]);
    const move = wanted ?? moves[0];
    if (move) play(match, seat, move);
  }
  return match;
};

test('six different lines are offered, threats to the target and answers to an aimer', () => {
  const lines = fittingLines(viewOf(beforeCourage([1, 2, 0]), 0));
  expect(lines).toHaveLength(REMARKS);
  expect(new Set(lines.map(({ line }) => line)).size).toBe(REMARKS);
  expect(lines).toContainEqual({ line: 'bang', to: 1 });
  expect(lines).toContainEqual({ line: 'bluff', to: 2 });
});

test('without a gun on oneself all six go to the target', () => {
  const lines = fittingLines(viewOf(beforeCourage([1, 2, 1]), 0));
  expect(lines.map(({ to }) => to)).toEqual([1, 1, 1, 1, 1, 1]);
});
