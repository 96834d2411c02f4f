import type { Move } from './moves.ts';

const textOf = (move: Move): string => JSON.stringify(Object.entries(move).sort());

/** Whether two moves are equal. The engine's own moves are shared objects; moves from a wire or a file are copies. */
export const sameMove = (a: Move | null, b: Move | null): boolean =>
  a === b || (a !== null && b !== null && textOf(a) === textOf(b));
