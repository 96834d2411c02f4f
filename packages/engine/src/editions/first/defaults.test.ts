import { expect, test } from 'vitest';
import { clone } from '../../core/compartments.ts';
import type { GameEvent } from '../../core/events.ts';
import type { Move } from '../../core/moves.ts';
import type { Seat } from '../../core/seats.ts';
import { writable } from '../../core/state.ts';
import { defaultMove, play, playDefault } from '../../match/play.ts';
import { readScenario } from '../../scenario/read.ts';
import { scenarioMatch } from '../../scenario/run.ts';

const begin = (hand: object) =>
  scenarioMatch(
    readScenario({ edition: 'first', seats: [{ hand }, {}, {}], table: [], moves: [] }),
  );

/** How often each bullet is the default of this hand, over many seeds. */
function defaultLoads(hand: object): Record<string, number> {
  const loads: Record<string, number> = {};
  for (let seed = 0; seed < 400; seed++) {
    const scenario = { edition: 'first', seats: [{ hand }, {}, {}], table: [], moves: [] };
    const match = scenarioMatch(readScenario({ ...scenario, seed: `load ${seed}` }));
    const move = defaultMove(match, 0);
    expect(defaultMove(match, 0)).toBe(move);
    const before = JSON.stringify(match.hidden);
    expect(playDefault(match, 0).ok).toBe(true);
    expect(JSON.stringify(match.hidden)).toBe(before);
    if (move?.move !== 'load') throw new Error('the default of a load is a load');
    loads[move.bullet] = (loads[move.bullet] ?? 0) + 1;
  }
  return loads;
}

test('R-10.1: the default load is drawn from the hand, each bullet as likely as any other', () => {
  const { click = 0, bang = 0, bang3 = 0 } = defaultLoads({ click: 5, bang: 2, bang3: 1 });
  expect(click).toBeGreaterThan(210);
  expect(click).toBeLessThan(290);
  expect(bang).toBeGreaterThan(65);
  expect(bang).toBeLessThan(135);
  expect(bang3).toBeGreaterThan(25);
  expect(defaultLoads({ bang: 1 })).toEqual({ bang: 400 });
});

test('R-10.1: seats and rounds draw their default loads independently', () => {
  const match = begin({ click: 4, bang: 4 });
  const drawn = new Set<string>();
  for (let round = 1; round <= 8; round++) {
    const copy = clone(match);
    writable(copy).publicState.round = round;
    drawn.add(([0, 1, 2] as const).map((seat) => JSON.stringify(defaultMove(copy, seat))).join());
  }
  expect(drawn.size).toBeGreaterThan(2);
});

test('F-4 F-5: a player who is too slow aims at nobody and then stands, and everyone sees it', () => {
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
