import type { Seat } from '@holdup/engine';
import { type Signal, signal } from '@preact/signals';
import type { Game } from '../../game/game.ts';

const bets = new WeakMap<Game, Signal<Seat | null>>();

/** Whom the dead reader of a game has bet on. The bet stays on this screen: nobody else is told. */
export const betOf = (game: Game): Signal<Seat | null> => {
  const bet = bets.get(game) ?? signal<Seat | null>(null);
  bets.set(game, bet);
  return bet;
};
