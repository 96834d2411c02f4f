import { type Bot, createBot, type Level, playGame } from '@holdup/bots';
import type { Options, Setup } from '@holdup/engine';
import { loadNet } from '../bots/loadNet.ts';
import type { GameCase, Work } from './case.ts';

const SEATS = 6;
/** More than any of them takes. */
const BUDGET_MS = 50;

/** Plays whole games among bots of a level. Each decides from the view of its seat, as at a real table. */
const tables =
  (level: Level, options: Partial<Options>) =>
  (timed?: (ms: number) => void): Work => {
    let game = 0;
    const net = loadNet();
    const how =
      timed === undefined
        ? { budgetMs: BUDGET_MS }
        : {
            budgetMs: BUDGET_MS,
            clock: () => performance.now(),
            before: (_: unknown, __: unknown, ___: unknown, ms: number) => timed(ms),
          };
    return (times) => {
      let decisions = 0;
      for (let i = 0; i < times; i++) {
        const setup: Setup = { edition: 'second', options, seats: SEATS, seed: `bench/${game++}` };
        const bots = Array.from({ length: SEATS }, (): Bot => createBot({ level, net }));
        decisions += playGame(setup, bots, how).moves.length;
      }
      return decisions;
    };
  };

export const BOT_CASES = {
  regular: {
    kind: 'game',
    about: 'six regulars, second edition, no powers',
    target: 300,
    prepare: tables('regular', {}),
  },
  regularPowers: {
    kind: 'game',
    about: 'six regulars, second edition, random powers',
    target: 300,
    prepare: tables('regular', { powers: 'random' }),
  },
  rookie: {
    kind: 'game',
    about: 'six rookies, second edition, random powers',
    target: null,
    prepare: tables('rookie', { powers: 'random' }),
  },
} as const satisfies { readonly [name: string]: GameCase };
