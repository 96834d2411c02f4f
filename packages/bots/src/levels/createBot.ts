import type { Bot, Clock } from '../bot/bot.ts';
import { type PersonalityId, PLAIN, personalityOf } from '../characters/personalities.ts';
import type { Level } from '../names/names.ts';
import { createRegular } from './regular.ts';
import { createRookie } from './rookie.ts';
import { createSearcher } from './searcher.ts';
import { HUSTLER, sharkSearch } from './searches.ts';

export interface BotChoice {
  readonly level: Level;
  readonly personality?: PersonalityId;
  /** Lets bots that search keep to their time; without one they do a fixed amount of work. */
  readonly clock?: Clock;
}

/** A bot of a level, with or without a personality. */
export function createBot({ level, personality, clock }: BotChoice): Bot {
  const traits = personality === undefined ? PLAIN : personalityOf(personality).traits;
  const name = personality === undefined ? level : `${level}:${personality}`;
  switch (level) {
    case 'rookie':
      return createRookie(name, traits);
    case 'regular':
      return createRegular(name, traits);
    case 'hustler':
      return createSearcher(name, HUSTLER, traits, clock);
    case 'shark':
      return createSearcher(name, sharkSearch(), traits, clock);
  }
}
