import { ALL_SEATS, type Move, type PublicView, type Seat } from '@holdup/engine';

/** What players with simple habits look at. */

/** How many players aim at a seat. */
export const gunCount = ({ players }: PublicView, seat: Seat): number =>
  ALL_SEATS.filter((other) => players[other]?.target === seat).length;

/** The moves that score highest. */
export function bestMoves(moves: readonly Move[], score: (move: Move) => number): readonly Move[] {
  const scores = moves.map(score);
  const most = Math.max(...scores);
  return moves.filter((_, i) => scores[i] === most);
}
