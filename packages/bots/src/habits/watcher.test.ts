import { createMatch, type Match, play, type Seat, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import { SHARK_HABITS } from '../learnt/sharkHabits.ts';
import { createWatcher, NO_LEANINGS } from './watcher.ts';

const load = { move: 'load', bullet: 'bang' } as const;
const stand = { move: 'stand' } as const;

/** Plays rounds in which everybody loads a bang and stands, up to the loading of the next. */
function watchBold(match: Match, rounds: number) {
  const watcher = createWatcher(SHARK_HABITS);
  const seats: Seat[] = [0, 1, 2, 3];
  for (let round = 1; round <= rounds; round++) {
    watcher.look(viewOf(match, 0));
    for (const seat of seats) play(match, seat, load);
    for (const seat of seats) play(match, seat, { move: 'aim', target: ((seat + 1) % 4) as Seat });
    play(match, match.publicState.godfather, { move: 'pass' });
    watcher.look(viewOf(match, 0));
    watcher.expect(match, 0);
    for (const seat of seats) play(match, seat, stand);
  }
  watcher.look(viewOf(match, 0));
  return watcher;
}

test('surprising boldness raises what is expected of a player', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'bold' });
  const { leanings } = watchBold(match, 2);
  for (const seat of [1, 2, 3]) {
    expect(leanings.stand[seat]).toBeGreaterThan(0);
    expect(leanings.shot[seat]).toBeGreaterThan(0.1);
  }
});

test('a view of another match makes it forget what it saw', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'bold' });
  const watcher = watchBold(match, 2);
  watcher.look(viewOf(createMatch({ edition: 'second', seats: 4, seed: 'other' }), 0));
  expect(watcher.leanings).toEqual(NO_LEANINGS);
});
