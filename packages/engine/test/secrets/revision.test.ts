import { expect, test } from 'vitest';
import { clone } from '../../src/core/compartments.ts';
import type { GameEvent } from '../../src/core/events.ts';
import type { Move } from '../../src/core/moves.ts';
import { createRandom } from '../../src/core/random.ts';
import { viewOf } from '../../src/data/view.ts';
import { createMatch } from '../../src/match/create.ts';
import { canRevise, deciding, defaultMove, legalMoves, play } from '../../src/match/play.ts';
import { resample } from '../../src/resample/resample.ts';
import { ENGINE_EYES, onlookers, sight } from './eyes.ts';

const CLICK: Move = { move: 'load', bullet: 'click' };
const BANG: Move = { move: 'load', bullet: 'bang' };

/** Seats 0 and 2 have loaded, seats 1 and 3 have not. */
function halfLoaded() {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'second thoughts' });
  for (const seat of [0, 2] as const) play(match, seat, CLICK);
  return match;
}

test('R-3.3: a loaded bullet can be exchanged as often as one likes until the last player has loaded', () => {
  const match = halfLoaded();
  expect(canRevise(match, 0)).toBe(true);
  expect(canRevise(match, 1)).toBe(false);
  expect(legalMoves(match, 0)).toEqual([CLICK, BANG]);
  for (const move of [BANG, CLICK, BANG]) expect(play(match, 0, move)).toEqual({ ok: true });
  expect(viewOf(match, 0).own?.locked).toEqual(BANG);
  expect(deciding(match)).toEqual([1, 3]);
  expect(defaultMove(match, 0)).toBeNull();
  for (const seat of [1, 3] as const) play(match, seat, CLICK);
  expect(viewOf(match, 0).own).toMatchObject({ bullet: 'bang', hand: { click: 5, bang: 2 } });
  expect(canRevise(match, 0)).toBe(false);
  expect(play(match, 0, CLICK).ok).toBe(false);
});

test('R-3.3 R-11.2: nobody else sees an exchange: it makes no event, and their views are equal byte for byte', () => {
  const kept = halfLoaded();
  const exchanged = clone(kept);
  const events: GameEvent[] = [];
  play(exchanged, 0, BANG, events);
  expect(events).toEqual([]);
  const others = onlookers(kept).filter((seat) => seat !== 0);
  const expectAlike = (): void => {
    for (const seat of others)
      expect(sight(ENGINE_EYES, exchanged, seat)).toBe(sight(ENGINE_EYES, kept, seat));
  };
  expectAlike();
  for (const seat of [1, 3] as const) {
    const [one, other]: [GameEvent[], GameEvent[]] = [[], []];
    play(kept, seat, CLICK, one);
    play(exchanged, seat, CLICK, other);
    expect(other).toEqual(one);
    expectAlike();
  }
});

test('R-10.1 R-11.6: worlds drawn for a seat disagree about the bullet that lateness would load', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'late' });
  const random = createRandom('worlds');
  const view = viewOf(match, 0);
  const drawn = new Set<string>();
  for (let i = 0; i < 40; i++) drawn.add(JSON.stringify(defaultMove(resample(view, random), 1)));
  expect([...drawn].sort()).toEqual([BANG, CLICK].map((move) => JSON.stringify(move)));
});
