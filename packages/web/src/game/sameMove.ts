import type { Move } from '@holdup/engine';

/** Moves are plain data with their fields in one order. */
export const sameMove = (a: Move | null, b: Move | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
