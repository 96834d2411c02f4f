import type { GameEvent } from '@holdup/engine';
import { expect, test } from 'vitest';
import { scoreGuesses } from './guesses.ts';

const everyone = { to: 'everyone' } as const;
const began = (round: number): GameEvent => ({
  ...everyone,
  type: 'roundBegan',
  round,
  godfather: 0,
  added: [],
  table: [],
});
const courage: GameEvent = { ...everyone, type: 'courage', ducked: [], standing: [0, 1, 2] };
const wounded = (seat: 1 | 2): GameEvent => ({
  ...everyone,
  type: 'wounded',
  seat,
  by: [0],
  wounds: 1,
});

test('a guess is right if that player was wounded in that round; rounds without a reveal do not count', () => {
  const events = [began(1), courage, wounded(1), wounded(2), began(2), courage, began(3)];
  const guess = (round: number, on: 1 | 2) => ({ round, on });
  expect(scoreGuesses([guess(1, 1), guess(2, 1), guess(3, 2)], events)).toEqual({
    right: 1,
    of: 2,
  });
  expect(scoreGuesses([guess(1, 2)], events)).toEqual({ right: 1, of: 1 });
  expect(scoreGuesses([], events)).toEqual({ right: 0, of: 0 });
});
