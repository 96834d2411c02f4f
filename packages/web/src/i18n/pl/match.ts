import type { Match } from '../en/match.ts';
import { editions } from './editions.ts';
import { game } from './game.ts';
import { log } from './log.ts';
import { loot } from './loot.ts';
import { options } from './options.ts';
import { people } from './people.ts';
import { powers } from './powers.ts';
import { solo } from './solo.ts';
import { table } from './table.ts';

export const match: Match = {
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
