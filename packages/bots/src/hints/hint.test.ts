import { createMatch, createRandom, deciding, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import { playOn } from '../../test/playOn.ts';
import { readNet } from '../node.ts';
import { hint } from './hint.ts';
import { createHintFollower } from './hintFollower.ts';

const net = readNet();

test('a hint on the count of courage names the guns, the danger and the worth of each choice', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'hint' });
  const random = createRandom('hint');
  while (match.publicState.asking?.step !== 'courage') playOn(match, random);
  const seat = deciding(match).find((each) => match.publicState.targets.includes(each)) ?? 0;
  const given = hint(viewOf(match, seat), net, random);
  expect(given?.reasons.danger?.guns.length).toBeGreaterThan(0);
  expect(given?.reasons.danger?.hit).toBeGreaterThan(0);
  expect(given?.reasons.options.map(({ move }) => move.move).sort()).toEqual(['duck', 'stand']);
  expect(['duck', 'stand']).toContain(given?.move.move);
});

test('no move has a better chance to win than one ranked above it, nor than the one named', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'ranking' });
  const random = createRandom('ranking');
  let ranked = 0;
  while (match.publicState.round < 3) {
    for (const seat of deciding(match)) {
      const given = hint(viewOf(match, seat), net, random);
      const wins = given?.reasons.options.map(({ win }) => win ?? 0) ?? [];
      expect(wins).toEqual(wins.toSorted((a, b) => b - a));
      expect(given?.reasons.options[0]?.move).toBe(given?.move);
      if (wins.length > 1) ranked += 1;
    }
    playOn(match, random);
  }
  expect(ranked).toBeGreaterThan(20);
});

test('there is no hint without a decision', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'hint' });
  const view = viewOf(match, 0);
  expect(hint({ ...view, moves: [] }, net, createRandom('none'))).toBeNull();
});

test('a player who takes every hint makes the move that the hint names', () => {
  const match = createMatch({ edition: 'second', seats: 3, seed: 'follower' });
  const view = viewOf(match, 0);
  const follower = createHintFollower(net);
  const { move } = follower.decide({ view, random: createRandom('a'), budgetMs: 50 });
  expect(move).toEqual(hint(view, net, createRandom('a'))?.move);
});
