export { clone } from './core/compartments.ts';
export { EDITION_TRAITS, type EditionTraits, hasOption, optionsOf } from './core/editionTraits.ts';
export { isRecord, SetupError } from './core/errors.ts';
export {
  type Aim,
  type GameEvent,
  type PublicEvent,
  type SecretEvent,
  visibleTo,
} from './core/events.ts';
export { standings } from './core/finish.ts';
export {
  LOOT,
  LOOT_KINDS,
  type Loot,
  type LootKind,
  SHARES,
  type Share,
  usedAtOnce,
} from './core/lootCards.ts';
export { MOVES, type Move, parseMove } from './core/moves.ts';
export {
  BULLETS,
  type Bullet,
  type BulletCounts,
  COUNTS,
  type CountName,
  countOf,
  DECISIONS,
  type DecisionName,
  EDITIONS,
  type EditionName,
  isRevisable,
  POWER_NAMES,
  type PowerName,
  SEAT_STATES,
  type SeatStateName,
  STEPS,
  type StepName,
} from './core/names.ts';
export {
  DEFAULT_OPTIONS,
  type NamedOption,
  type NamedOptions,
  OPTION_CHOICES,
  type Options,
  type ResolvedSetup,
  type Setup,
} from './core/options.ts';
export {
  below,
  copyRandom,
  createRandom,
  nextWord,
  type Random,
  shuffle,
  splitRandom,
  unit,
} from './core/random.ts';
export { type MatchResult, type SeatResult, TIE_BREAKS, type TieBreak } from './core/result.ts';
export { sameMove } from './core/sameMove.ts';
export { ALL_SEATS, MAX_SEATS, MIN_SEATS, type Seat } from './core/seats.ts';
export type { Match } from './core/state.ts';
export { RULES_VERSION } from './core/version.ts';
export type { BulletMemory } from './data/bulletMemory.ts';
export type { LootMemory } from './data/lootMemory.ts';
export type { PlayerView } from './data/playerViews.ts';
export type { PublicView } from './data/publicView.ts';
export { type RememberedLoot, rememberedLoot } from './data/remember.ts';
export {
  type PlayedMove,
  type Replay,
  readReplay,
  recordMove,
  replayOf,
  runReplay,
} from './data/replay.ts';
export type { StartView } from './data/rulesView.ts';
export type { OwnView } from './data/seatView.ts';
export type { SharingView } from './data/sharingView.ts';
export { restore, type Snapshot, snapshot } from './data/snapshot.ts';
export { ownView, spectatorView, type View, viewOf } from './data/view.ts';
export { EDITION_RULES, MOST_ROUNDS } from './editions/index.ts';
export { createMatch } from './match/create.ts';
export { replaceLoadedBullet, takeBackAnswers } from './match/imagine.ts';
export {
  canRevise,
  deciding,
  defaultMove,
  legalMoves,
  type OpenDecision,
  openDecision,
  type PlayResult,
  play,
  playDefault,
  playNth,
  playRecorded,
  type Refusal,
  result,
} from './match/play.ts';
export {
  checkPowers,
  completePicks,
  MOST_BANNED,
  offerPowers,
  POWER_WAYS,
  type PowerDeal,
  type PowerOffers,
  type PowerPicks,
  type PowerWay,
  pickable,
  pickers,
} from './match/powerChoice.ts';
export { resolveSetup } from './match/setup.ts';
export { resample, resampler } from './resample/resample.ts';
