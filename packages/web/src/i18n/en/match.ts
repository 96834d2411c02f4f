import { editions } from './editions.ts';
import { game } from './game.ts';
import { log } from './log.ts';
import { loot } from './loot.ts';
import { options } from './options.ts';
import { people } from './people.ts';
import { powers } from './powers.ts';
import { solo } from './solo.ts';
import { table } from './table.ts';

/** The words of a match: what is asked, what happens and how it ends, on any screen or terminal. */
export const match = {
  options,
  editions,
  game,
  loot,
  powers,
  ...people,
  table,
  log,
  ...solo,
};
export type Match = typeof match;
