import type { GameEvent } from '@holdup/engine';
import { expect, test } from 'vitest';
import { shortened } from './shortLog.ts';

const everyone = { to: 'everyone' } as const;
const began = (round: number): GameEvent => ({
  ...everyone,
  type: 'roundBegan',
  round,
  godfather: 0,
  added: [],
  table: [],
});
const took = (seat: 0 | 1): GameEvent => ({
  ...everyone,
  type: 'took',
  seat,
  share: 'diamond5',
  by: null,
});
const died: GameEvent = { ...everyone, type: 'died', seat: 2 };

test('takings of earlier rounds are counted, those of this round are told, and nothing else is left out', () => {
  const events = [began(1), took(0), died, took(1), took(0), began(2), took(1)];
  const log = events.map((event, id) => ({ id, event }));
  const short = shortened(log);
  expect(short.map((entry) => ('event' in entry ? entry.event.type : [...entry.counts]))).toEqual([
    'roundBegan',
    'died',
    [
      [0, 2],
      [1, 1],
    ],
    'roundBegan',
    'took',
  ]);
  expect(shortened(log.slice(0, 5))).toEqual(log.slice(0, 5));
  expect(shortened([])).toEqual([]);
});
