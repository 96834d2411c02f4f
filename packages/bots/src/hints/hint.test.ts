import { createMatch, createRandom, deciding, type Seat, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import { tenths } from '../learning/calibrate.ts';
import { situations } from '../learning/situations.ts';
import { HIT_MODEL } from '../learnt/hits.ts';
import { REGULAR_STYLE } from '../policy/style.ts';
import { answerBy } from '../search/playerModel.ts';
import { playOn } from '../search/playout.ts';
import { hint } from './hint.ts';

test('the predicted chance of being hit is within 0.03 of what happens, in every tenth of 10,000 situations', () => {
  const found = [];
  for (let game = 0; found.length < 10_000; game++) found.push(...situations('unseen games', game));
  for (const { from, predicted, happened } of tenths(found, HIT_MODEL))
    expect(Math.abs(predicted - happened), `from ${from}: run npx holdup learn hits`).toBeLessThan(
      0.03,
    );
});

test('a hint on the count of courage names the guns, the danger and the worth of each choice', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'hint' });
  const random = createRandom('hint');
  while (match.publicState.asking?.step !== 'courage')
    playOn(match, random, answerBy(REGULAR_STYLE));
  const seat = deciding(match).find((each) => match.publicState.targets.includes(each)) as Seat;
  const given = hint(viewOf(match, seat), random, 5);
  expect(given?.reasons.danger?.guns.length).toBeGreaterThan(0);
  expect(given?.reasons.danger?.hit).toBeGreaterThan(0);
  expect(given?.reasons.options.map(({ move }) => move.move).sort()).toEqual(['duck', 'stand']);
  expect(['duck', 'stand']).toContain(given?.move.move);
});

test('there is no hint without a decision', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'hint' });
  const view = viewOf(match, 0);
  expect(hint({ ...view, moves: [] }, createRandom('none'), 5)).toBeNull();
});
