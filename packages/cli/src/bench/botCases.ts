import {
  type Bot,
  createBot,
  type Level,
  type PlannedGame,
  playGame,
  playTogether,
} from '@holdup/bots';
import type { Options, Setup } from '@holdup/engine';
import { loadNet } from '../bots/loadNet.ts';
import type { GameCase, Work } from './case.ts';

const SEATS = 6;
/** More than any of them takes. */
const BUDGET_MS = 50;

const setupOf = (options: Partial<Options>, game: number): Setup => ({
  edition: 'second',
  options,
  seats: SEATS,
  seed: `bench/${game}`,
});

/** Plays whole games among bots of a level, one by one. Each decides from the view of its seat, as at a real table. */
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
        const bots = Array.from({ length: SEATS }, (): Bot => createBot({ level, net }));
        decisions += playGame(setupOf(options, game++), bots, how).moves.length;
      }
      return decisions;
    };
  };

/** Plays the same games several at a time, as simulations do. */
const simulations = (level: Level, options: Partial<Options>) => (): Work => {
  const net = loadNet();
  function* planned(): Generator<PlannedGame> {
    for (let game = 0; ; game++) {
      const bots = Array.from({ length: SEATS }, (): Bot => createBot({ level, net }));
      yield { setup: setupOf(options, game), bots, options: { budgetMs: BUDGET_MS } };
    }
  }
  const finished = playTogether(planned());
  return (times) => {
    let decisions = 0;
    for (let i = 0; i < times; i++) decisions += finished.next().value?.moves.length ?? 0;
    return decisions;
  };
};

export const BOT_CASES = {
  simulated: {
    kind: 'game',
    about: 'six regulars, second edition, no powers, many games at a time',
    target: 300,
    prepare: simulations('regular', {}),
  },
  simulatedPowers: {
    kind: 'game',
    about: 'six regulars, second edition, random powers, many games at a time',
    target: 300,
    prepare: simulations('regular', { powers: 'random' }),
  },
  regular: {
    kind: 'game',
    about: 'six regulars, second edition, no powers',
    target: null,
    thinks: true,
    prepare: tables('regular', {}),
  },
  regularPowers: {
    kind: 'game',
    about: 'six regulars, second edition, random powers',
    target: null,
    thinks: true,
    prepare: tables('regular', { powers: 'random' }),
  },
  rookie: {
    kind: 'game',
    about: 'six rookies, second edition, random powers',
    target: null,
    thinks: true,
    prepare: tables('rookie', { powers: 'random' }),
  },
} as const satisfies { readonly [name: string]: GameCase };
