import { advice } from './advice.ts';
import { editions } from './editions.ts';
import { errors } from './errors.ts';
import { game } from './game.ts';
import { guide } from './guide.ts';
import { history } from './history.ts';
import { howto } from './howto.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { loot } from './loot.ts';
import { options } from './options.ts';
import { people } from './people.ts';
import { powers } from './powers.ts';
import { privacy } from './privacy.ts';
import { rules } from './rules.ts';
import { safety } from './safety.ts';
import { solo } from './solo.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';
import { talkWords } from './talkWords.ts';

/** The words of everything behind the front door. */
export const play = {
  options,
  editions,
  game,
  loot,
  powers,
  privacy,
  ...people,
  guide,
  history,
  rules,
  howto,
  ...lessons,
  errors,
  table,
  tables,
  safety,
  log,
  advice,
  ...solo,
  ...talkWords,
};
export type Play = typeof play;
