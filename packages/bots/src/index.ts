/**
 * The public face of the bots. Folders import each other one way only, each from those before it:
 * names, bot, characters → beliefs → learnt → observation → value → policy → danger, habits → search → levels → talk,
 * hints, coach → arena → learning.
 */
export { type Shares, type TableFigures, tableFigures } from './arena/balance.ts';
export { type CharacterFigures, characterFigures } from './arena/characters.ts';
export { type ArenaPlan, candidateSeat, dealOf, seating, setupOf } from './arena/plan.ts';
export {
  type DealRecord,
  type GameRecord,
  playDeal,
  type SeatOutcome,
  type Watch,
} from './arena/playDeal.ts';
export { type GameOptions, type PlayedGame, playGame } from './arena/playGame.ts';
export { NEW_RATING, type Rating, rateByName, rateGame } from './arena/ratings.ts';
export { type ArenaReport, type BotReport, marginOf, reportOf } from './arena/tally.ts';
export { type BulletOdds, beliefs, type SeatBelief } from './beliefs/beliefs.ts';
export { lootOdds } from './beliefs/loot.ts';
export type { Bot, BotAnswer, BotInput, Clock, Danger, Reasons, WeighedMove } from './bot/bot.ts';
export { type Fault, type SafeAnswer, safeDecide } from './bot/safeDecide.ts';
export {
  PERSONALITIES,
  type Personality,
  type PersonalityId,
  personalityAs,
  personalityOf,
  type Traits,
} from './characters/personalities.ts';
export { type CoachOptions, coach, type Lesson } from './coach/coach.ts';
export { dangerOf } from './danger/danger.ts';
export { bareOdds, hitChance } from './danger/hitChance.ts';
export { FIRST_SEARCHERS, SEARCHERS } from './habits/tables.ts';
export { type Hint, hint } from './hints/hint.ts';
export { calibrate, type Tenth, tenths } from './learning/calibrate.ts';
export { collect, LEARNING_STYLE, type Sample } from './learning/collect.ts';
export { fitValues } from './learning/fit.ts';
export { collectByHabit, fitHabits, watchGame } from './learning/habitGames.ts';
export type { Choice, Noticed } from './learning/notice.ts';
export { type Situation, situations } from './learning/situations.ts';
export { fatesOf, fitValue } from './learning/valueGames.ts';
export { habitsSource, hitModelSource, valueNetSource, valuesSource } from './learning/write.ts';
export type { HitModel } from './learnt/hitModel.ts';
export type { Habits } from './learnt/net.ts';
export { LEARNING_STAGES, type LearningStage } from './learnt/stages.ts';
export type { ValueWeights } from './learnt/valueTable.ts';
export { type BotChoice, createBot } from './levels/createBot.ts';
export { randomBot } from './levels/random.ts';
export { FIRST_HUSTLER, HUSTLER } from './levels/searches.ts';
export {
  CHARACTERS,
  type Character,
  LEVELS,
  type Level,
  LINES,
  type Line,
} from './names/names.ts';
export { createNet, type Net } from './net/forward.ts';
export { createNetBot, type NetBotOptions } from './net/netBot.ts';
export { REGULAR_STYLE, type Style } from './policy/style.ts';
export { type Remark, remark, remarks, type Speaker } from './talk/talk.ts';
export { AMONG_REGULARS } from './value/tables.ts';
