import type { Messages } from '../en/index.ts';
import { advice } from './advice.ts';
import { errors } from './errors.ts';
import { game } from './game.ts';
import { howto } from './howto.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { people } from './people.ts';
import { shell } from './shell.ts';
import { solo } from './solo.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';

export const messages: Messages = {
  ...shell,
  options,
  game,
  ...people,
  howto,
  errors,
  table,
  tables,
  log,
  advice,
  ...solo,
};
