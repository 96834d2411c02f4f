import type { Bullet, Move } from '@holdup/engine';

/** Finding moves in lists of legal moves. */

export type MoveOf<K extends Move['move']> = Extract<Move, { readonly move: K }>;

/** Tests for moves of one kind. */
export const is =
  <K extends Move['move']>(kind: K) =>
  (move: Move): move is MoveOf<K> =>
    move.move === kind;

export const isShotMove = (move: Move): boolean => 'bullet' in move && move.bullet !== 'click';

export const withBullet = (moves: readonly Move[], bullet: Bullet): Move | undefined =>
  moves.find((move) => 'bullet' in move && move.bullet === bullet);

/** The first legal move. Whoever is asked has at least one. */
export function firstOf(moves: readonly Move[]): Move {
  const [first] = moves;
  if (first === undefined) throw new Error('this seat has no decision to make');
  return first;
}
