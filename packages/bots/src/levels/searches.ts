import { SEARCHERS } from '../habits/tables.ts';
import { createWatcher } from '../habits/watcher.ts';
import { type Level, STRONGEST_LEVEL } from '../names/names.ts';
import { habitModel } from '../search/habitModel.ts';
import { regularModel } from '../search/playerModel.ts';
import { AMONG_HUSTLERS, AMONG_REGULARS, SHARK_NET } from '../value/tables.ts';
import type { Search } from './searcher.ts';

/** Everybody else is taken for a `regular`, and the end of a round is judged by how games among searchers went on. */
export const HUSTLER: Search = {
  worldsPerMs: 0.8,
  mostWorlds: 40,
  model: (seat) => regularModel(seat, AMONG_HUSTLERS),
  rounds: 1,
  unreadable: 0.7,
};

/** The same before there were games among searchers to learn from: the hustler's values are learnt from its games. */
export const FIRST_HUSTLER: Search = {
  ...HUSTLER,
  model: (seat) => regularModel(seat, AMONG_REGULARS),
};

/** Everybody else is taken to play as hustlers were seen to, corrected by what each of them did in this match. */
export function sharkSearch(): Search {
  const watcher = createWatcher(SEARCHERS);
  return {
    worldsPerMs: 4,
    mostWorlds: 200,
    model(seat, view) {
      watcher.look(view);
      const model = habitModel(seat, SEARCHERS, watcher.leanings, SHARK_NET);
      if (view.public.decision !== 'courage') return model;
      return {
        ...model,
        retouch(match, random) {
          model.retouch?.(match, random);
          watcher.expect(match, seat);
        },
      };
    },
    rounds: 1,
    unreadable: 0.3,
  };
}

/** The search of each level that has one. */
const SEARCHES = {
  hustler: () => HUSTLER,
  shark: sharkSearch,
} as const satisfies Partial<Record<Level, () => Search>>;

/** The search that hints and the coach go by. */
export const strongestSearch = (): Search => SEARCHES[STRONGEST_LEVEL]();
