export {
  CLIENT_MESSAGE_TYPES,
  type ClientMessage,
  type ClientMessageOf,
  type ClientMessageType,
  type ClientRequest,
  type ParsedMessage,
  parseClientMessage,
} from './clientMessages.ts';
export { betterOffset, type ClockOffset, measureOffset } from './clockOffset.ts';
export { ERRORS, type ErrorName } from './errors.ts';
export {
  commitmentOf,
  hashText,
  type MatchRecord,
  type Proof,
  readShare,
  type Share,
  sealOf,
  seedOf,
  type Verdict,
  verifyFairness,
} from './fairness.ts';
export { type Guess, type Guessed, scoreGuesses } from './guesses.ts';
export { type Json, type JsonFields, json, jsonObject, jsonPart } from './json.ts';
export { CODE_LENGTH, CODE_LETTERS, LIMITS } from './limits.ts';
export {
  CHARACTERS,
  type Character,
  FILTERS,
  type Filter,
  LEVELS,
  type Level,
  LINES,
  type Line,
  PACES,
  type Pace,
  REACTIONS,
  REPORT_REASONS,
  type Reaction,
  type ReportReason,
  SWITCHES,
  type Switch,
} from './names.ts';
export {
  ANNOUNCED_MS,
  DECISION_MS,
  decisionMs,
  FINAL_COUNT_MS,
  HOLD_MS,
  MISSES_UNTIL_STAND_IN,
  PAUSE_MS,
  POWER_CHOICE_MS,
  SILENCE_MS,
  TELLING_MS,
  tellingMs,
  UNTIMED_PATIENCE_MS,
} from './pace.ts';
export { isPromise, PROMISE_LINES, type PromiseLine } from './promises.ts';
export { isHostAway, majorityOf, rematchVoters } from './rematchVote.ts';
export type {
  Bet,
  CheerMessage,
  ClockInfo,
  ErrorMessage,
  GoneMessage,
  Hands,
  Knock,
  OkMessage,
  OnlookerScore,
  PowerChoice,
  Presence,
  PresenceMessage,
  Promised,
  SeatInfo,
  ServerMessage,
  StatusMessage,
  TableInfo,
  TableMessage,
  TableNotice,
  TableStage,
  Talk,
  TimeMessage,
  UpdateMessage,
  Watcher,
  WelcomeMessage,
  You,
} from './serverMessages.ts';
export { isPast } from './serverMessages.ts';
export {
  createSession,
  RefusedError,
  type Request,
  type Session,
  type SessionEvents,
  type SessionHost,
} from './session.ts';
export {
  changedSettings,
  DEFAULT_SETTINGS,
  HOUSE_SETTINGS,
  isOn,
  powerDealOf,
  readRules,
  rulesOf,
  type Settings,
  type SettingsChange,
} from './settings.ts';
export { SOCKET_PATH, socketPath } from './socketPath.ts';
export { START_RATING, type Standing } from './standing.ts';
export { nameKey, plainLetters } from './text.ts';
export { PROTOCOL_VERSION, SUBPROTOCOL } from './version.ts';
export {
  applyPublic,
  applyUpdate,
  nothingSent,
  type PublicPatch,
  patchPublic,
  type SentPublicView,
} from './viewPatch.ts';
