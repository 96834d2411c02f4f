import type { PerSeat, Seat } from '@holdup/engine/codes';

/** A value for every seat that a table can have. */
export const bySeat = <T>(make: (seat: Seat) => T): PerSeat<T> => [
  make(0),
  make(1),
  make(2),
  make(3),
  make(4),
  make(5),
  make(6),
  make(7),
];
