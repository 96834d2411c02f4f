/** Seats are numbered clockwise from 0; a set of seats is a bit mask. */

export type Seat = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type SeatSet = number;
export type PerSeat<T> = [T, T, T, T, T, T, T, T];

export const NOBODY = -1;
export type SeatOrNobody = Seat | typeof NOBODY;

export const MIN_SEATS = 3;
export const MAX_SEATS = 8;
export const ALL_SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const perSeat = <T>(value: T): PerSeat<T> => [
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
];

/** Written out: an array that was never anything but small numbers stays a fast one. */
export const noneEach = (): PerSeat<number> => [0, 0, 0, 0, 0, 0, 0, 0];

export const has = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;
export const only = (seat: Seat): SeatSet => 1 << seat;
export const without = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);
export const everyone = (seats: number): SeatSet => (1 << seats) - 1;

const SIZES: readonly number[] = Array.from({ length: 256 }, (_, set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
});
export const sizeOf = (set: SeatSet): number => SIZES[set] as number;

const SEATS_OF: readonly (readonly Seat[])[] = Array.from({ length: 256 }, (_, set) =>
  ALL_SEATS.filter((seat) => has(set, seat)),
);
/** The seats of a set in ascending order. The array is shared: never change it. */
export const seatsOf = (set: SeatSet): readonly Seat[] => SEATS_OF[set] as readonly Seat[];

/** CLOCKWISE[seats][from]: every seat once, clockwise, beginning with `from`. */
const CLOCKWISE: readonly (readonly (readonly Seat[])[])[] = Array.from(
  { length: MAX_SEATS + 1 },
  (_, seats) =>
    ALL_SEATS.slice(0, seats).map((from) =>
      ALL_SEATS.slice(0, seats).map((i) => ((from + i) % seats) as Seat),
    ),
);
export const clockwise = (seats: number, from: Seat): readonly Seat[] =>
  CLOCKWISE[seats]?.[from] as readonly Seat[];

export const nextSeat = (seats: number, seat: Seat): Seat => ((seat + 1) % seats) as Seat;

/** The first seat of `set` clockwise after `from`, `from` itself last. */
export function nextOf(set: SeatSet, seats: number, from: Seat): SeatOrNobody {
  for (const seat of clockwise(seats, nextSeat(seats, from))) if (has(set, seat)) return seat;
  return NOBODY;
}

/** The first seat of `set` clockwise from `from`, `from` itself first. */
export function firstOf(set: SeatSet, seats: number, from: Seat): SeatOrNobody {
  return has(set, from) ? from : nextOf(set, seats, from);
}
