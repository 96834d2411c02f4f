import { ownView, type Seat, spectatorView } from '@holdup/engine';
import type { Hands } from '@holdup/protocol';
import type { Entry } from './entries.ts';
import { type Game, personAt, seatEntries, type Table } from './table.ts';

export const isAlive = ({ match }: Game, seat: Seat): boolean =>
  spectatorView(match).public.players[seat]?.alive === true;

/**
 * Whether the person in a seat may see all hands: they are dead, and the table allows it. Somebody who sat down during
 * the match never does: they could be the second device of a living player.
 */
export function seesHands(table: Table, seat: Seat): boolean {
  const { game, settings } = table;
  if (game === null || !settings.deadSeeHands || seat >= game.names.length) return false;
  const person = personAt(table, seat);
  return person !== null && !game.latecomers.has(person.person) && !isAlive(game, seat);
}

/** Whether bots' seats must stay closed: a player who took one could know every hand. */
export const somebodySeesHands = (table: Table): boolean =>
  seatEntries(table).some(([seat]) => seesHands(table, seat));

export const handsOf = ({ match }: Game): Hands => match.seatStates.map((own) => ownView(own));

/** A dead player bets on a living one, or changes their bet. */
export function placeBet(table: Table, seat: Seat, on: Seat): readonly Entry[] | 'notAllowed' {
  const { game, stage } = table;
  if (game === null || stage !== 'playing' || seat >= game.names.length) return 'notAllowed';
  if (isAlive(game, seat) || !isAlive(game, on)) return 'notAllowed';
  return game.bets.get(seat)?.on === on ? [] : [{ t: 'bet', seat, on }];
}
