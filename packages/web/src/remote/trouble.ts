import { type ErrorName, RefusedError } from '@holdup/protocol';
import type { Messages } from '../i18n/index.ts';

export type Trouble = keyof Messages['errors'];

/** The message a reader sees when the server refuses a request. */
const TROUBLES: Readonly<Record<ErrorName | 'lost', Trouble>> = {
  badMessage: 'unexpected',
  tooManyRequests: 'tooManyRequests',
  tableNotFound: 'tableNotFound',
  tableFull: 'tableFull',
  alreadyStarted: 'alreadyStarted',
  notStarted: 'notAllowed',
  nameTaken: 'nameTaken',
  nameInvalid: 'nameInvalid',
  nameRude: 'nameRude',
  tableLocked: 'tableLocked',
  keptOut: 'keptOut',
  noSpectators: 'noSpectators',
  characterTaken: 'characterTaken',
  tooFewPlayers: 'tooFewPlayers',
  badSettings: 'badSettings',
  noSuchSeat: 'seatTaken',
  noSuchPerson: 'notAllowed',
  notSeated: 'badToken',
  notHost: 'notHost',
  notAsked: 'notAllowed',
  illegalMove: 'notAllowed',
  tooLate: 'tooLate',
  paused: 'paused',
  chatOff: 'chatOff',
  badToken: 'badToken',
  notAllowed: 'notAllowed',
  tryAgain: 'tryAgain',
  unavailable: 'unavailable',
  upgrading: 'upgrading',
  serverFull: 'serverFull',
  fault: 'unexpected',
  tableAside: 'tableAside',
  lost: 'network',
};

export const troubleOf = (error: unknown): Trouble =>
  error instanceof RefusedError ? (TROUBLES[error.error] ?? 'unexpected') : 'unexpected';
