import { below, legalMoves, type Match, type Move, type Random, type Seat } from '@holdup/engine';

/**
 * Chooses a move for a seat. A player may read the match only through `viewOf(match, seat)` and use
 * no randomness except `random`, so that games are fair and reproducible.
 */
export type Player = (match: Match, seat: Seat, random: Random) => Move;

/** Any legal move, all equally likely. */
const random: Player = (match, seat, chance) => {
  const moves = legalMoves(match, seat);
  const move = moves[below(chance, moves.length)];
  if (move === undefined) throw new Error(`seat ${seat} has no legal move`);
  return move;
};

export const PLAYER_NAMES = ['random'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export const PLAYERS: { readonly [N in PlayerName]: Player } = { random };
