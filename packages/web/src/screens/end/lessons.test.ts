import { createMatch, type Move, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import type { Review } from '../../game/worker/messages.ts';
import { lessonsOf } from './lessons.ts';

const view = viewOf(createMatch({ edition: 'second', seats: 3, seed: 'lessons' }), 0);

const review = (index: number, round: number, made: Move, cost: number): Review => ({
  index,
  round,
  step: 'courage',
  made,
  better: { move: 'duck' },
  madeWin: 0.2,
  betterWin: 0.2 + cost,
  danger: null,
  view,
});

test('the same mistake in several rounds is one lesson with all its rounds', () => {
  const lessons = lessonsOf([
    review(30, 5, { move: 'stand' }, 0.3),
    review(10, 2, { move: 'stand' }, 0.2),
    review(20, 4, { move: 'load', bullet: 'click' }, 0.1),
  ]);
  expect(lessons.map(({ index, rounds }) => [index, rounds])).toEqual([
    [30, [2, 5]],
    [20, [4]],
  ]);
});

test('a decision that cost less than one point of win chance is no lesson', () => {
  expect(lessonsOf([review(1, 1, { move: 'stand' }, 0.004)])).toEqual([]);
});
