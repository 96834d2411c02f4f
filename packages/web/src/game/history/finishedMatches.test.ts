import { replayOf, resolveSetup } from '@holdup/engine';
import { beforeEach, expect, it } from 'vitest';
import { finishedMatch } from '../../../test/finishedMatch.ts';
import { stubStorage } from '../../../test/storedValues.ts';
import { seatsOf } from '../seats.ts';
import { finishedMatches, keepFinished, outcomeFor } from './finishedMatches.ts';

const setup = { edition: 'second', seats: 6, seed: 'places' } as const;

beforeEach(stubStorage);

const entry = {
  id: 'one',
  ended: 1,
  replay: replayOf(resolveSetup(setup), []),
  characters: [],
  you: 0,
};

it('an outcome has the engine’s place for the living and none for the dead (R-9.6)', () => {
  const seen = { living: 0, dead: 0 };
  for (let number = 0; number < 60; number += 1) {
    const ended = finishedMatch({ ...setup, seed: `places ${number}` });
    for (const seat of seatsOf(ended.seats)) {
      const own = ended.seats[seat];
      const { won, place } = outcomeFor(ended, seat);
      expect(won).toBe(ended.winners.includes(seat));
      expect(place).toBe(own?.alive ? own.place : null);
      if (won) expect(place).toBe(1);
      seen[own?.alive ? 'living' : 'dead'] += 1;
    }
  }
  expect(seen.living).toBeGreaterThan(0);
  expect(seen.dead).toBeGreaterThan(0);
});

it('a finished match is stored with its place', () => {
  keepFinished({ ...entry, won: false, place: 3 });
  expect(finishedMatches()).toEqual([{ ...entry, won: false, place: 3 }]);
});

it('a match stored without a place is still read', () => {
  localStorage.setItem('holdup.finished', JSON.stringify([{ ...entry, won: true }]));
  expect(finishedMatches()).toEqual([{ ...entry, won: true, place: null }]);
});
