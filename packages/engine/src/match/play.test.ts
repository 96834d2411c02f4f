import { expect, test } from 'vitest';
import { createMatch } from './create.ts';
import { deciding, legalMoves, openDecision, play } from './play.ts';

test('R-3.1 R-4.1: the open decision is the one that the seats are making, and none once the game is over', () => {
  const match = createMatch({ edition: 'second', seats: 3, seed: 'open' });
  expect(openDecision(match)).toMatchObject({ name: 'load', together: true, count: null });
  for (const seat of deciding(match)) play(match, seat, { move: 'load', bullet: 'click' });
  expect(openDecision(match)).toMatchObject({ name: 'aim', count: 'aim' });
  for (let [seat] = deciding(match); seat !== undefined; [seat] = deciding(match)) {
    expect(openDecision(match)).not.toBeNull();
    const [move] = legalMoves(match, seat);
    expect(move && play(match, seat, move).ok).toBe(true);
  }
  expect(openDecision(match)).toBeNull();
});
