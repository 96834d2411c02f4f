import { ALL_SEATS, type Seat } from '@holdup/engine';

/** The seat with this number, or null. */
export const seatOrNull = (value: unknown): Seat | null =>
  ALL_SEATS.find((seat) => seat === value) ?? null;

/** The seats of a list with one entry per seat. */
export const seatsOf = (perSeat: readonly unknown[]): readonly Seat[] =>
  ALL_SEATS.slice(0, perSeat.length);

/** Maps a list with one entry per seat. */
export const mapSeats = <T, R>(
  perSeat: readonly T[],
  map: (entry: T, seat: Seat) => R,
): readonly R[] =>
  ALL_SEATS.flatMap((seat) => {
    const entry = perSeat[seat];
    return entry === undefined ? [] : [map(entry, seat)];
  });

/** The seats whose entry passes the test. */
export const seatsWhere = <T>(
  perSeat: readonly T[],
  test: (entry: T, seat: Seat) => boolean,
): readonly Seat[] => mapSeats(perSeat, (entry, seat) => (test(entry, seat) ? [seat] : [])).flat();

/** The seat of the one person among bots. */
export const personSeat = (seats: readonly { readonly kind: 'bot' | 'person' }[]): Seat =>
  seatsWhere(seats, ({ kind }) => kind === 'person')[0] ?? 0;
