import type { GameEvent } from '@holdup/engine';
import { expect, test } from 'vitest';
import { promisesOf } from './honour.ts';
import type { Game, GivenPromise } from './table.ts';

const everyone = { to: 'everyone' } as const;
const round = (number: number): GameEvent => ({
  ...everyone,
  type: 'roundBegan',
  round: number,
  godfather: 0,
  added: [],
  table: [],
});
const courage = (...ducked: (0 | 1 | 2)[]): GameEvent => ({
  ...everyone,
  type: 'courage',
  ducked,
  standing: ([0, 1, 2] as const).filter((seat) => !ducked.includes(seat)),
});
const revealed = (seat: 0 | 1, bullet: 'click' | 'bang', target: 1 | 2): GameEvent => ({
  ...everyone,
  type: 'revealed',
  seat,
  bullet,
  target,
});

/** Only what `promisesOf` reads of a game. */
const gameWith = (
  promises: readonly GivenPromise[],
  past: readonly GameEvent[],
  finishedAt: number | null = 1,
): Game => Object.assign(Object.create(null), { promises, past, finishedAt });

const given = (line: GivenPromise['line'], change: Partial<GivenPromise> = {}): GivenPromise => ({
  seat: 0,
  to: 1,
  line,
  round: 1,
  between: null,
  ...change,
});
const kept = (promise: GivenPromise, ...events: GameEvent[]): boolean | undefined =>
  promisesOf(gameWith([promise], [round(1), ...events, round(2), courage()]), null)[0]?.kept;

test('sparing a player means not firing a Bang at them in that round', () => {
  expect(kept(given('notYou'), courage(), revealed(0, 'bang', 1))).toBe(false);
  expect(kept(given('truce'), courage(), revealed(0, 'bang', 1))).toBe(false);
  expect(kept(given('notYou'), courage(), revealed(0, 'click', 1))).toBe(true);
  expect(kept(given('notYou'), courage(), revealed(0, 'bang', 2))).toBe(true);
  expect(kept(given('truce'), courage(1))).toBe(true);
});

test('a promised Click or duck is kept by doing it; an unrevealed bullet proves nothing', () => {
  expect(kept(given('click'), courage(), revealed(0, 'click', 1))).toBe(true);
  expect(kept(given('click'), courage(), revealed(0, 'bang', 1))).toBe(false);
  expect(kept(given('click'), courage(0))).toBeUndefined();
  expect(kept(given('iDuck', { to: null }), courage(0))).toBe(true);
  expect(kept(given('iDuck', { to: null }), courage(1))).toBe(false);
  expect(kept(given('iDuck', { round: 5 }), courage(0))).toBeUndefined();
});

test('promises are shown after the match, whispered ones to the two alone', () => {
  const whispered = given('truce', { between: [4, 6] });
  const past = [round(1), courage()];
  expect(promisesOf(gameWith([whispered], past), null)).toEqual([]);
  expect(promisesOf(gameWith([whispered], past), 5)).toEqual([]);
  const shown = { seat: 0, to: 1, line: 'truce', round: 1, kept: true };
  expect(promisesOf(gameWith([whispered], past), 6)).toEqual([shown]);
  expect(promisesOf(gameWith([given('truce')], past), null)).toEqual([shown]);
  expect(promisesOf(gameWith([given('truce')], past, null), null)).toEqual([]);
});
