/**
 * The public API of the bots. Folders import each other one way only, each from those before it:
 * names, bot, characters → beliefs, chances, net, newcomers → levels, advice → talk, hints, coach,
 * exploit → arena.
 */
export { type PowerUse, type Shares, type TableFigures, tableFigures } from './arena/balance.ts';
export {
  type CalibrationFigures,
  calibrationFigures,
  type Observation,
} from './arena/calibration.ts';
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
export { type FinishedGame, type PlannedGame, playTogether } from './arena/playTogether.ts';
export { OPTIONAL_POWERS } from './arena/powerUse.ts';
export { NEW_RATING, type Rating, rateByName, rateGame } from './arena/ratings.ts';
export { winsSparing } from './arena/sparedPower.ts';
export {
  CLAIMS,
  type Claim,
  type ClaimFigures,
  type TalkFigures,
  talkFigures,
} from './arena/talkFigures.ts';
export { type ArenaReport, type BotReport, marginOf, reportOf } from './arena/tally.ts';
export { type BulletOdds, beliefs, type SeatBelief } from './beliefs/beliefs.ts';
export { lootOdds } from './beliefs/loot.ts';
export type { Bot, BotAnswer, BotInput, Clock, Danger, Reasons, WeighedMove } from './bot/bot.ts';
export { type Fault, type SafeAnswer, safeDecide } from './bot/safeDecide.ts';
export { type Correction, HIT_KNOTS, WIN_KNOTS } from './chances/corrections.ts';
export { type Expectation, fitCorrection } from './chances/fitCorrection.ts';
export {
  PERSONALITIES,
  type Personality,
  type PersonalityId,
  personalityAs,
  personalityOf,
  type Traits,
} from './characters/personalities.ts';
export { type CoachOptions, coach, type Lesson } from './coach/coach.ts';
export { createScript, SCRIPT_NAMES, type Script } from './exploit/scripts.ts';
export { type Hint, hint } from './hints/hint.ts';
export { createHintFollower } from './hints/hintFollower.ts';
export { choosePower } from './levels/choosePower.ts';
export { type BotChoice, createBot } from './levels/createBot.ts';
export { randomBot } from './levels/random.ts';
export {
  CHARACTERS,
  type Character,
  COMPANIES,
  type Company,
  LEVELS,
  type Level,
  LINES,
  type Line,
} from './names/names.ts';
export {
  createNet,
  type Net,
  type NetOutput,
  type NetQuestion,
  withoutWebAssembly,
} from './net/forward.ts';
export {
  createNetBot,
  type NetBot,
  type NetBotOptions,
  type Question,
  type Thought,
} from './net/netBot.ts';
export { WeightsError } from './net/weightsFile.ts';
export { createNewcomer, NEWCOMERS, type Newcomer } from './newcomers/newcomers.ts';
export { type Remark, remark, remarks, type Speaker } from './talk/talk.ts';
