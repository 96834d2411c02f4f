import {
  createMatch,
  createRandom,
  deciding,
  type Move,
  play,
  type Random,
  result,
  type Setup,
  viewOf,
} from '@holdup/engine';
import { describe, expect, it } from 'vitest';
import { madeUpWeights } from '../../test/madeUpWeights.ts';
import { setupNumber } from '../../test/randomGames.ts';
import type { Bot } from '../bot/bot.ts';
import { readNet } from '../node.ts';
import { createNet } from './forward.ts';
import { createNetBot } from './netBot.ts';

const madeUp = createNet(madeUpWeights());
const trained = readNet();

function playGame(setup: Setup, bots: (seat: number) => Bot): { moves: Move[]; winners: number[] } {
  const match = createMatch(setup);
  const randoms: Random[] = Array.from({ length: setup.seats }, (_, seat) =>
    createRandom(setup.seed, 50 + seat),
  );
  const moves: Move[] = [];
  for (;;) {
    const [seat] = deciding(match);
    if (seat === undefined) return { moves, winners: [...(result(match)?.winners ?? [])] };
    const random = randoms[seat] ?? createRandom(setup.seed);
    const { move } = bots(seat).decide({ view: viewOf(match, seat), random, budgetMs: 50 });
    moves.push(move);
    expect(play(match, seat, move).ok).toBe(true);
  }
}

describe('a bot that plays by a net', () => {
  it('makes legal moves in games of both editions, with every option and power', () => {
    const bot = createNetBot({ name: 'net', net: madeUp });
    for (let number = 0; number < 60; number++) playGame(setupNumber(number), () => bot);
  });

  it('makes legal moves when it has forgotten the bullets', () => {
    const bot = createNetBot({ name: 'net', net: madeUp, forgets: 1 });
    for (let number = 0; number < 12; number++) playGame(setupNumber(number), () => bot);
  });

  it('makes the same moves with the same chance', () => {
    for (let number = 0; number < 4; number++) {
      const bot = createNetBot({ name: 'net', net: trained });
      const { moves } = playGame(setupNumber(number), () => bot);
      expect(playGame(setupNumber(number), () => bot).moves).toEqual(moves);
    }
  });

  it('always prefers its favourite at temperature 0, and plays anything with noise 1', () => {
    const match = createMatch(setupNumber(1));
    const [seat = 0] = deciding(match);
    const view = viewOf(match, seat);
    const drawn = (bot: Bot): Set<string> =>
      new Set(
        Array.from({ length: 200 }, (_, i) =>
          JSON.stringify(bot.decide({ view, random: createRandom(`${i}`), budgetMs: 50 }).move),
        ),
      );
    expect(drawn(createNetBot({ name: 'cold', net: madeUp, temperature: 0 })).size).toBe(1);
    expect(drawn(createNetBot({ name: 'wild', net: madeUp, noise: 1 })).size).toBe(
      view.moves.length,
    );
  });

  it('explains itself: weights of legal moves that add up to 1, and its chance to win', () => {
    const match = createMatch(setupNumber(1));
    const [seat = 0] = deciding(match);
    const view = viewOf(match, seat);
    const bot = createNetBot({ name: 'net', net: trained });
    const { move, reasons } = bot.decide({
      view,
      random: createRandom('why'),
      budgetMs: 50,
      explain: true,
    });
    const options = reasons?.options ?? [];
    expect(options.map((option) => option.move)).toContain(move);
    expect(options.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    for (const { win } of options) expect(win).toBeGreaterThan(0);
  });

  it('wins far more than its share among bots without training', () => {
    const net = createNetBot({ name: 'net', net: trained });
    const untrained = createNetBot({ name: 'untrained', net: madeUp, noise: 1 });
    let won = 0;
    for (let game = 0; game < 36; game++) {
      const setup: Setup = { edition: 'second', seats: 6, seed: `strength ${game}` };
      const { winners } = playGame(setup, (seat) => (seat === game % 6 ? net : untrained));
      if (winners.includes(game % 6)) won++;
    }
    expect(won).toBeGreaterThan(18);
  });
});
