import { below, legalMoves, type Match, type Move, type Random, type Seat } from '@holdup/engine';

/**
 * Decides for a seat that is asked. A player that thinks must look at the match through `viewOf(match, seat)` alone and
 * take its chance from `random` alone, so that games stay fair and can be played again.
 */
export type Player = (match: Match, seat: Seat, random: Random) => Move;

/** Any legal move, each as likely. */
const random: Player = (match, seat, chance) => {
  const moves = legalMoves(match, seat);
  return moves[below(chance, moves.length)] as Move;
};

/** Every player there is, by name. */
export const PLAYERS = { random } as const satisfies { readonly [name: string]: Player };

export type PlayerName = keyof typeof PLAYERS;

export const PLAYER_NAMES = Object.keys(PLAYERS) as PlayerName[];
