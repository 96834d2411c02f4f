import { expect, test } from 'vitest';
import type { GameEvent } from '../../core/events.ts';
import type { Move } from '../../core/moves.ts';
import type { Seat } from '../../core/seats.ts';
import { defaultMove, play, playDefault } from '../../match/play.ts';
import { readScenario } from '../../scenario/read.ts';
import { scenarioMatch } from '../../scenario/run.ts';

const begin = (hand: object) =>
  scenarioMatch(
    readScenario({ edition: 'first', seats: [{ hand }, {}, {}], table: [], moves: [] }),
  );

test.each([
  [{ click: 1, bang: 1, bang3: 1 }, 'click'],
  [{ bang: 1, bang3: 1 }, 'bang'],
  [{ bang3: 1 }, 'bang3'],
])('the default of a hand %j is to load a %s (R-10.1)', (hand, bullet) => {
  expect(defaultMove(begin(hand), 0)).toEqual({ move: 'load', bullet });
});

test('who is too slow aims at nobody and then stands, and everyone sees it (F-4, F-5)', () => {
  const match = begin({ click: 8 });
  const defaults: Move[] = [];
  for (let step = 0; step < 3; step++)
    for (const seat of [0, 1, 2] as Seat[]) {
      defaults.push(defaultMove(match, seat) as Move);
      const events: GameEvent[] = [];
      expect(playDefault(match, seat, events).ok).toBe(true);
      expect(events[0]).toEqual({ to: 'everyone', type: 'defaulted', seat });
    }
  expect(defaults.slice(3)).toEqual([
    ...new Array(3).fill({ move: 'aim', target: null }),
    ...new Array(3).fill({ move: 'stand' }),
  ]);
});

test('a move made in time is no default', () => {
  const events: GameEvent[] = [];
  play(begin({ click: 8 }), 0, { move: 'load', bullet: 'click' }, events);
  expect(events).toEqual([{ to: 'everyone', type: 'locked', seat: 0 }]);
});
