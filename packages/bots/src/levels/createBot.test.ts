import { below, createRandom, type Options, type Setup } from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { playGame } from '../arena/playGame.ts';
import { PERSONALITIES } from '../characters/personalities.ts';
import { LEVELS } from '../names/names.ts';
import { readNet } from '../node.ts';
import { createBot } from './createBot.ts';
import { randomBot } from './random.ts';

/** Setups of all kinds: both editions, 3 to 8 seats, powers and options. */
function setups(count: number): Setup[] {
  const random = createRandom('setups');
  return Array.from({ length: count }, (_, i): Setup => {
    const seats = 3 + below(random, 6);
    if (i % 4 === 0) return { edition: 'first', seats, seed: `level ${i}` };
    const options: Partial<Options> = {
      powers: i % 4 === 1 ? 'none' : 'random',
      lateAim: below(random, 2) === 0 ? 'noTarget' : 'sitsOut',
      openLoot: below(random, 2) === 0,
      leftovers: below(random, 2) === 0 ? 'stay' : 'discard',
      junkDealer: below(random, 2) === 0 ? 'piles' : 'players',
    };
    return { edition: 'second', seats, seed: `level ${i}`, options };
  });
}

const net = readNet();

/** Of every four games one is of the first edition, one without powers, two with. */
const GAMES = 24;

describe.each(LEVELS)('%s', (level) => {
  test('plays all kinds of games to the end without a fault', () => {
    for (const [i, setup] of setups(GAMES).entries()) {
      const personality = PERSONALITIES[i % PERSONALITIES.length] as (typeof PERSONALITIES)[number];
      const bots = Array.from({ length: setup.seats }, (_, seat) =>
        seat % 3 === 1 ? randomBot : createBot({ level, net, personality: personality.id }),
      );
      expect(playGame(setup, bots, { budgetMs: 2 }).faults).toEqual([]);
    }
  });

  test('plays the same game with the same seed', () => {
    const setup: Setup = {
      edition: 'second',
      seats: 4,
      seed: 'again',
      options: { powers: 'random' },
    };
    const once = (): unknown =>
      playGame(
        setup,
        Array.from({ length: 4 }, () => createBot({ level, net })),
        { budgetMs: 1 },
      ).moves;
    expect(once()).toEqual(once());
  });
});
