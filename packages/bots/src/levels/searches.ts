import { SEARCHERS } from '../habits/tables.ts';
import { createWatcher } from '../habits/watching.ts';
import { habitualPlayers } from '../search/habitualPlayers.ts';
import { regularPlayers } from '../search/players.ts';
import { AMONG_HUSTLERS, AMONG_REGULARS, SHARK_NET } from '../value/tables.ts';
import type { Search } from './searcher.ts';

/** What the levels that search do. */

/** Everybody else is a `regular`, and the end of a round is judged by how games among searchers went on. */
export const HUSTLER: Search = {
  worldsPerMs: 0.8,
  mostWorlds: 40,
  players: (seat) => regularPlayers(seat, AMONG_HUSTLERS),
  rounds: 1,
  unreadable: 0.7,
};

/** The same before there were games among searchers to learn from: what the hustler's values are learnt by. */
export const FIRST_HUSTLER: Search = {
  ...HUSTLER,
  players: (seat) => regularPlayers(seat, AMONG_REGULARS),
};

/** Everybody else plays as hustlers were seen to play, and departs from it as far as was seen in this match. */
export function sharkSearch(): Search {
  const watcher = createWatcher(SEARCHERS);
  return {
    worldsPerMs: 4,
    mostWorlds: 200,
    players(seat, view) {
      watcher.look(view);
      const players = habitualPlayers(seat, SEARCHERS, watcher.leanings, SHARK_NET);
      if (view.public.step !== 'courage') return players;
      return {
        ...players,
        retouch(match, random) {
          players.retouch?.(match, random);
          watcher.expect(match, seat);
        },
      };
    },
    rounds: 1,
    unreadable: 0.3,
  };
}
