import { type PersonalityId, PLAIN, personalityOf } from '../characters/personalities.ts';
import type { Level } from '../names/names.ts';
import type { Net } from '../net/forward.ts';
import type { NetBot } from '../net/netBot.ts';
import { createLevelBot } from './levelBot.ts';
import { SKILLS } from './skills.ts';

export interface BotChoice {
  readonly level: Level;
  /** The net that all levels use. */
  readonly net: Net;
  readonly personality?: PersonalityId;
}

/** A bot of a level, with or without a personality. */
export function createBot({ level, net, personality }: BotChoice): NetBot {
  const traits = personality === undefined ? PLAIN : personalityOf(personality).traits;
  const name = personality === undefined ? level : `${level}:${personality}`;
  return createLevelBot(name, net, SKILLS[level], traits);
}
