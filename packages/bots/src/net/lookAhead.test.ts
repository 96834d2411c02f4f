import {
  createMatch,
  createRandom,
  deciding,
  play,
  result,
  type View,
  viewOf,
} from '@holdup/engine';
import { expect, it } from 'vitest';
import { madeUpWeights } from '../../test/madeUpWeights.ts';
import { setupNumber } from '../../test/randomGames.ts';
import { createNet } from './forward.ts';
import { hitChance, winChances } from './lookAhead.ts';
import { createNetBot } from './netBot.ts';

const net = createNet(madeUpWeights());

/** The first view of every decision in games of all kinds. */
function views(games: number): Map<string, View> {
  const bot = createNetBot({ name: 'net', net });
  const found = new Map<string, View>();
  for (let number = 0; number < games; number++) {
    const match = createMatch(setupNumber(number));
    const random = createRandom(`look ahead ${number}`);
    while (result(match) === null) {
      const [seat = 0] = deciding(match);
      const view = viewOf(match, seat);
      const decision = view.public.decision ?? '';
      if (!found.has(decision)) found.set(decision, view);
      play(match, seat, bot.decide({ view, random, budgetMs: 0 }).move);
    }
  }
  return found;
}

it('gives a chance to win after every move of every decision, the same with the same seed', () => {
  const all = views(24);
  expect(all.size).toBeGreaterThan(10);
  for (const [decision, view] of all) {
    const look = (): number[] => winChances(view, view.seat ?? 0, net, 3, createRandom(decision));
    const chances = look();
    expect(chances).toHaveLength(view.moves.length);
    for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
    for (const chance of chances) expect(chance).toBeLessThanOrEqual(1);
    expect(look()).toEqual(chances);
  }
});

it('finds no danger where no gun points at the player', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'danger' });
  const random = createRandom('danger');
  const bot = createNetBot({ name: 'net', net });
  while (match.publicState.asking?.step !== 'courage')
    for (const seat of deciding(match))
      play(match, seat, bot.decide({ view: viewOf(match, seat), random, budgetMs: 0 }).move);
  for (const seat of deciding(match)) {
    const view = viewOf(match, seat);
    const aimedAt = view.public.players.some(({ target }) => target === seat);
    const hit = hitChance(view, seat, net, 4, random);
    if (aimedAt) expect(hit).toBeGreaterThan(0);
    else expect(hit).toBe(0);
    expect(hit).toBeLessThanOrEqual(1);
  }
});
