import {
  canRevise,
  deciding,
  legalMoves,
  type Move,
  ownView,
  parseMove,
  type Seat,
  sameMove,
} from '@holdup/engine';
import { LIMITS, type Line } from '@holdup/protocol';
import type { Outcome } from './entries.ts';
import { openCount } from './game.ts';
import { type Game, isPlayedByBot, personAt, seatAt, type Table } from './table.ts';

/** What this seat has answered the open decision with. */
const lockedBy = ({ match }: Game, seat: Seat): Move | null => {
  const state = match.seatStates[seat];
  return state === undefined ? null : ownView(state).locked;
};

function play(table: Table, seat: Seat, question: number, move: Move): Outcome {
  const { game } = table;
  if (table.stage !== 'playing' || game === null)
    return table.stage === 'finished' ? 'tooLate' : 'notStarted';
  if (question !== game.question) return question < game.question ? 'tooLate' : 'notAsked';
  if (game.pausedAt !== null) return 'paused';
  const revises = canRevise(game.match, seat);
  if (!revises && !deciding(game.match).includes(seat)) return 'notAsked';
  if (!legalMoves(game.match, seat).includes(move)) return 'illegalMove';
  const counts = openCount(game.match) !== null;
  if (!counts && !revises) return [{ t: 'played', seat, move }];
  if (sameMove(counts ? (game.choices.get(seat) ?? null) : lockedBy(game, seat), move)) return [];
  if ((game.changes.get(seat) ?? 0) >= LIMITS.changesPerCount) return 'tooManyRequests';
  return [{ t: counts ? 'chose' : 'played', seat, move }];
}

/** A player answers; a bot that stands in gives up the seat at once. */
export function personPlays(table: Table, seat: Seat, question: number, move: Move): Outcome {
  const outcome = play(table, seat, question, move);
  if (typeof outcome === 'string' || personAt(table, seat)?.standIn !== true) return outcome;
  return [{ t: 'back', seat }, ...outcome];
}

/** A bot answers for its own seat or as a stand-in, unless the player is back by now. */
export function botPlays(table: Table, seat: Seat, question: number, answer: Move): Outcome {
  if (!isPlayedByBot(seatAt(table, seat))) return 'notAsked';
  // Another node's bot may have answered already, and bots don't change their minds.
  if (table.game !== null && canRevise(table.game.match, seat)) return 'notAsked';
  // An answer from another thread is a copy of the engine's own value.
  const move = parseMove(answer);
  return move === undefined ? 'illegalMove' : play(table, seat, question, move);
}

/** A bot with a seat of its own speaks, once in a count: another node may have made it speak already. */
export function botSays(
  table: Table,
  question: number,
  { seat, line, to }: { readonly seat: Seat; readonly line: Line; readonly to: Seat | null },
): Outcome {
  const { game } = table;
  if (game === null || game.question !== question || game.pausedAt !== null) return [];
  const { openedAt } = game;
  const spoke = table.talk.some(
    (said) => said.person === null && said.seat === seat && said.at >= openedAt,
  );
  if (spoke || seatAt(table, seat).kind !== 'bot') return [];
  return [{ t: 'line', seat, line, ...(to === null ? {} : { to }) }];
}

const HERE_EVERY_MS = 30_000;

/** The player is present: keeps the seat, or takes it back from the bot that stands in. */
export function here(table: Table, seat: Seat, at: number): Outcome {
  const person = personAt(table, seat);
  if (person === null) return [];
  if (person.standIn) return [{ t: 'back', seat }];
  return at - person.hereAt >= HERE_EVERY_MS ? [{ t: 'here', seat }] : [];
}

export function pause({ stage, game }: Table, on: boolean): Outcome {
  if (stage !== 'playing' || game === null) return 'notStarted';
  if ((game.pausedAt !== null) === on) return [];
  return [{ t: on ? 'paused' : 'unpaused' }];
}
