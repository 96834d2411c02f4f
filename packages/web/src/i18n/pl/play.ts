import type { Play } from '../en/play.ts';
import { advice } from './advice.ts';
import { errors } from './errors.ts';
import { guide } from './guide.ts';
import { history } from './history.ts';
import { howto } from './howto.ts';
import { lessons } from './lessons.ts';
import { match } from './match.ts';
import { privacy } from './privacy.ts';
import { rules } from './rules.ts';
import { safety } from './safety.ts';
import { tables } from './tables.ts';
import { talkWords } from './talkWords.ts';

export const play: Play = {
  ...match,
  privacy,
  guide,
  history,
  rules,
  howto,
  ...lessons,
  errors,
  tables,
  safety,
  advice,
  ...talkWords,
};
