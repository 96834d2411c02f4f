import { expect, test } from 'vitest';
import { MOVES } from './moves.ts';
import { sameMove } from './sameMove.ts';

test('a move is the same as its copy, whatever the order of its fields, and as no other move', () => {
  for (const [i, move] of MOVES.entries()) {
    const copy = Object.fromEntries(Object.entries(structuredClone(move)).reverse());
    for (const [j, other] of MOVES.entries())
      if (sameMove(copy as typeof move, other) !== (i === j))
        expect.unreachable(`${JSON.stringify(move)} and ${JSON.stringify(other)}`);
  }
});

test('no move is the same as no move only', () => {
  expect(sameMove(null, null)).toBe(true);
  expect(sameMove(null, { move: 'duck' })).toBe(false);
  expect(sameMove({ move: 'duck' }, null)).toBe(false);
});
