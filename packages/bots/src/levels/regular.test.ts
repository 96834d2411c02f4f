import {
  copyRandom,
  createMatch,
  createRandom,
  deciding,
  type Move,
  play,
  type Random,
  type Seat,
  type View,
  viewOf,
} from '@holdup/engine';
import { expect, test } from 'vitest';
import { createBot } from './createBot.ts';

interface Asked {
  readonly view: View;
  readonly random: Random;
  readonly move: Move;
}

test.each(['none', 'random'] as const)(
  'a copied view, which shares no computation with other seats, gets the same answer (powers: %s)',
  (powers) => {
    const bot = createBot({ level: 'regular' });
    const asked: Asked[] = [];
    for (let game = 0; game < 4; game++) {
      const match = createMatch({
        edition: 'second',
        seats: 6,
        seed: `sent ${game}`,
        options: { powers },
      });
      const random = createRandom(`sent ${game}`, 1);
      for (let seat = deciding(match)[0]; seat !== undefined; seat = deciding(match)[0]) {
        const view = viewOf(match, seat as Seat);
        const before = copyRandom(random);
        const { move } = bot.decide({ view, random, budgetMs: 1 });
        asked.push({ view: structuredClone(view), random: before, move });
        play(match, seat, move);
      }
    }
    expect(asked.length).toBeGreaterThan(600);
    for (const { view, random, move } of asked)
      expect(bot.decide({ view, random, budgetMs: 1 }).move).toEqual(move);
  },
);
