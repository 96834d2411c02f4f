import type { Setup } from '@holdup/engine';
import { describe, expect, it } from 'vitest';
import { madeUpWeights } from '../../test/madeUpWeights.ts';
import { createBot } from '../levels/createBot.ts';
import { randomBot } from '../levels/random.ts';
import { INPUTS } from '../net/columns.ts';
import { createNet } from '../net/forward.ts';
import { playGame } from './playGame.ts';
import { type PlannedGame, playTogether } from './playTogether.ts';

const net = createNet(madeUpWeights());
const other = createNet(madeUpWeights());
const SEATS = 5;
/** More than are played at a time. */
const GAMES = 20;

const setupOf = (game: number): Setup => ({
  edition: game % 3 === 0 ? 'first' : 'second',
  seats: SEATS,
  seed: `together ${game}`,
  options: game % 3 === 1 ? { powers: 'random' } : {},
});

/** Bots of every kind: of two nets, and without one. Created anew for each game, since they hold grudges. */
const planned = (game: number): PlannedGame => ({
  setup: setupOf(game),
  bots: [
    createBot({ level: 'shark', net }),
    createBot({ level: 'regular', net: other }),
    randomBot,
    createBot({ level: 'hustler', net, personality: 'renarda' }),
    createBot({ level: 'rookie', net }),
  ],
  options: { budgetMs: 50 },
});

describe('games played together', () => {
  it('are the same as when played one by one, move for move', () => {
    const plans = Array.from({ length: GAMES }, (_, game) => game);
    const together = [...playTogether(plans.map(planned))];
    expect(together.map(({ nth }) => nth).sort((a, b) => a - b)).toEqual(plans);
    for (const { nth, moves, result, faults } of together) {
      const { setup, bots, options } = planned(nth);
      const alone = playGame(setup, bots, options);
      expect(moves).toEqual(alone.moves);
      expect(result).toEqual(alone.result);
      expect(faults).toEqual([]);
    }
  });

  it('continue if a bot throws: its default is played', () => {
    const broken = {
      ...createBot({ level: 'shark', net }),
      *think(): ReturnType<ReturnType<typeof createBot>['think']> {
        yield { net, inputs: new Int8Array(INPUTS), pointing: false };
        throw new Error('lost its mind');
      },
    };
    const bots = [broken, randomBot, randomBot, randomBot, randomBot];
    const [game] = [...playTogether([{ ...planned(0), bots }])];
    expect(game?.faults[0]).toMatchObject({ kind: 'threw', message: 'lost its mind' });
  });
});
