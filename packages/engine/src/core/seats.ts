/** Seats are numbered clockwise from 0; a set of seats is a bit mask. */

export type Seat = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type SeatSet = number;
export type PerSeat<T> = [T, T, T, T, T, T, T, T];

export const NOBODY = -1;
export type SeatOrNobody = Seat | typeof NOBODY;

export const MIN_SEATS = 3;
export const MAX_SEATS = 8;
export const ALL_SEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Seat[];

/** The seat in the lowest three bits of a packed number. */
export const seatInBits = (bits: number): Seat => (bits & 7) as Seat;

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

/** A value for every seat that a match can have. */
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

const SEATS_BELOW: readonly (readonly Seat[])[] = Array.from(
  { length: MAX_SEATS + 1 },
  (_, seats) => ALL_SEATS.slice(0, seats),
);
/** The seats of a match of this size. The array is shared: never change it. */
export const seatsBelow = (seats: number): readonly Seat[] => SEATS_BELOW[seats] ?? ALL_SEATS;

/** Written out: an array that only ever held small integers stays fast. */
export const nobodyPerSeat = (): PerSeat<SeatOrNobody> => [-1, -1, -1, -1, -1, -1, -1, -1];
export const zeroPerSeat = (): PerSeat<number> => [0, 0, 0, 0, 0, 0, 0, 0];

export const copySeats = <T>(of: Readonly<PerSeat<T>>): PerSeat<T> => [
  of[0],
  of[1],
  of[2],
  of[3],
  of[4],
  of[5],
  of[6],
  of[7],
];

export const has = (set: SeatSet, seat: number): boolean => (set & (1 << seat)) !== 0;
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

const CLOCKWISE: readonly (readonly Seat[])[] = ALL_SEATS.flatMap((from) => {
  const onwards = -1 << from;
  return SEATS_OF.map((_, set) => seatsOf(set & onwards).concat(seatsOf(set & ~onwards)));
});
/** The seats of a set clockwise, beginning with `from` or the first after it. The array is shared: never change it. */
export const clockwise = (set: SeatSet, from: Seat): readonly Seat[] =>
  CLOCKWISE[(from << MAX_SEATS) | set] as readonly Seat[];

const lowest = (set: SeatSet): SeatOrNobody => (31 - Math.clz32(set & -set)) as SeatOrNobody;

/** The first seat of `set` clockwise after `from`, `from` itself last. */
export function nextOf(set: SeatSet, from: Seat): SeatOrNobody {
  const after = set & (-2 << from);
  return lowest(after === 0 ? set : after);
}

/** The first seat of `set` clockwise from `from`, `from` itself first. */
export function firstOf(set: SeatSet, from: Seat): SeatOrNobody {
  const onwards = set & (-1 << from);
  return lowest(onwards === 0 ? set : onwards);
}
