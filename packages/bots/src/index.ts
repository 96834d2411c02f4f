export type { Bot, BotAnswer, BotInput, Clock, Danger, Reasons, WeighedMove } from './bot.ts';
export { type BotChoice, createBot, LEVELS, type Level } from './createBot.ts';
export { randomBot } from './levels/random.ts';
export { LINES, type Line } from './lines.ts';
export {
  PERSONALITIES,
  type Personality,
  type PersonalityId,
  personalityOf,
  type Traits,
} from './personalities.ts';
export { type Fault, type SafeAnswer, safeDecide } from './safeDecide.ts';
