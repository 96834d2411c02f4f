import type { Seat } from '@holdup/engine';
import type { Bet } from '@holdup/protocol';
import type { Analysis } from '../../game/worker/messages.ts';

/** The award for the dead who bet on a winner before anybody else did. */
export const guessers = (bets: readonly Bet[], winners: readonly Seat[]): Analysis['awards'] => {
  const right = bets.filter(({ on }) => winners.includes(on));
  const first = Math.min(...right.map(({ round }) => round));
  const seats = right.filter(({ round }) => round === first).map(({ seat }) => seat);
  return seats.length === 0 ? [] : [{ award: 'guesser', seats, count: null }];
};
