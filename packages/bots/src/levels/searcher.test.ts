import {
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  play,
  type Seat,
  viewOf,
} from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { REGULAR_STYLE } from '../policy/style.ts';
import { answerBy } from '../search/playerModel.ts';
import { playOn } from '../search/playout.ts';
import { createBot } from './createBot.ts';

/** Views of seats that may load a shot or a click, from games among regulars. */
function* loads(games: number) {
  const answer = answerBy(REGULAR_STYLE);
  for (let game = 0; game < games; game++) {
    const match = createMatch({ edition: 'second', seats: 5, seed: `loads ${game}` });
    const random = createRandom(`loads ${game}`, 7);
    for (let i = 0; i < 40 + 30 * game; i++) playOn(match, random, answer);
    while (match.publicState.asking !== null && match.publicState.asking.step !== 'load')
      playOn(match, random, answer);
    for (const seat of deciding(match)) {
      const { hand } = match.seatStates[seat] as (typeof match.seatStates)[number];
      if (hand[0] > 0 && hand[1] > 0) yield { view: viewOf(match, seat), hand };
    }
  }
}

describe.each(['hustler', 'shark'] as const)('%s', (level) => {
  test('what it loads tells little more than counting its bullets does', () => {
    const least = level === 'hustler' ? 0.7 : 0.3;
    let seen = 0;
    for (const { view, hand } of loads(4)) {
      const bare = hand[1] / (hand[0] + hand[1]);
      const { reasons } = createBot({ level }).decide({
        view,
        random: createRandom(`read ${seen++}`),
        budgetMs: 10,
        explain: true,
      });
      const shot = reasons?.options
        .filter(({ move }) => move.move === 'load' && move.bullet === 'bang')
        .reduce((sum, { weight }) => sum + weight, 0) as number;
      expect(shot).toBeGreaterThanOrEqual(least * bare - 1e-9);
      expect(shot).toBeLessThanOrEqual(1 - least * (1 - bare) + 1e-9);
    }
    expect(seen).toBeGreaterThan(8);
  });
});

test('stops at its budget by the clock', () => {
  const match = createMatch({ edition: 'second', seats: 8, seed: 'clock' });
  for (let seat = 0; seat < 8; seat++)
    play(match, seat as Seat, legalMoves(match, seat as Seat)[0] as never);
  let looked = 0;
  // Every call of this clock takes a millisecond, so time passes with the worlds that are sampled.
  const clock = (): number => looked++;
  createBot({ level: 'hustler', clock }).decide({
    view: viewOf(match, 0),
    random: createRandom('clock'),
    budgetMs: 20,
  });
  expect(looked).toBeGreaterThan(6);
  expect(looked).toBeLessThanOrEqual(20);
});
