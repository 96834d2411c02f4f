import type { Bot, Clock } from './bot.ts';
import { createRegular } from './levels/regular.ts';
import { createRookie } from './levels/rookie.ts';
import { createSearcher, type Search } from './levels/searcher.ts';
import { type PersonalityId, PLAIN, personalityOf } from './personalities.ts';

/** How strong a bot is, weakest first. */
export const LEVELS = ['rookie', 'regular', 'hustler', 'shark'] as const;
export type Level = (typeof LEVELS)[number];

export interface BotChoice {
  readonly level: Level;
  readonly personality?: PersonalityId;
  /** Lets bots that search keep to their time; without one they do a fixed amount of work. */
  readonly clock?: Clock;
}

/** Looks at more worlds, and minds what players tend to load. */
const SHARK: Search = { worldsPerMs: 3, mostWorlds: 150, habits: true, rounds: 1 };
const HUSTLER: Search = { worldsPerMs: 3, mostWorlds: 60, habits: false, rounds: 1 };

/** A bot of a level, with or without a character. */
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
      return createSearcher(name, SHARK, traits, clock);
  }
}
