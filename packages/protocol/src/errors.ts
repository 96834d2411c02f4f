import { MIN_SEATS } from '@holdup/engine';
import { LIMITS } from './limits.ts';

/** Why something was refused. Clients put the names into words; what was refused changed nothing. */
export const ERRORS = {
  badMessage: 'This is not a message of the protocol.',
  tooManyRequests: 'Too many requests. Wait a few seconds and try again.',
  tableNotFound: 'There is no table with this code.',
  tableFull: 'All seats are taken.',
  alreadyStarted: 'The game has already begun.',
  notStarted: 'The game has not begun.',
  nameTaken: 'Somebody at this table has that name.',
  nameInvalid: `A name needs 1 to ${LIMITS.nameLength} characters.`,
  nameRude: 'That name is not welcome at this table.',
  tableLocked: 'The host has locked this table.',
  keptOut: 'The host has kept you out of this table.',
  noSpectators: 'There is no more room for spectators.',
  characterTaken: 'Somebody at this table has that character.',
  tooFewPlayers: `A game needs at least ${MIN_SEATS} players.`,
  badSettings: 'These settings contradict each other.',
  noSuchSeat: 'There is no such seat, or it is not of that kind.',
  noSuchPerson: 'There is no such person at this table.',
  notSeated: 'Only somebody with a seat at the table can do that.',
  notHost: 'Only the host can do that.',
  notAsked: 'It is not your turn to decide.',
  illegalMove: 'That move is not possible here.',
  tooLate: 'Too late: the table has moved on.',
  paused: 'The game is paused.',
  chatOff: 'The host has turned off the chat.',
  badToken: 'This seat is no longer yours.',
  notAllowed: 'That is not possible right now.',
  tryAgain: 'The table moved on at the same moment. Try again.',
  unavailable: 'The server cannot save anything at the moment. It will recover by itself.',
  fault: 'Something went wrong on the server. Nothing has changed.',
  serverFull: 'The server has no room for another table. Try again in a few minutes.',
  upgrading: 'The server is being upgraded. Try again in a moment.',
  tableAside: 'This table ran into a fault and was set aside. Open a new one.',
} as const;
export type ErrorName = keyof typeof ERRORS;
