import type { Seat } from '@holdup/engine';
import { ALL_SEATS } from '@holdup/engine';
import type { Aim, SeatPlace, TableLayout } from '../../geometry/index.ts';

/** Where everybody sits on the screen. */
export type Placing = {
  readonly layout: TableLayout;
  /** The seats by place: the reader's, or the first one for an audience, is at the bottom; then clockwise. */
  readonly seats: readonly Seat[];
  readonly placeOf: (seat: Seat) => SeatPlace | undefined;
};

export const placingOf = (layout: TableLayout, count: number, reader: Seat | null): Placing => {
  const inOrder = ALL_SEATS.slice(0, count);
  const first = reader ?? 0;
  const seats = [...inOrder.slice(first), ...inOrder.slice(0, first)];
  return { layout, seats, placeOf: (seat) => layout.seats[seats.indexOf(seat)] };
};

/** Who aims at whom, by place: `aimed` has the target of every seat. */
export const aimsByPlace = ({ seats }: Placing, aimed: readonly (Seat | null)[]): readonly Aim[] =>
  seats.map((seat, shooter) => {
    const target = aimed[seat] ?? null;
    return { shooter, target: target === null ? undefined : seats.indexOf(target) };
  });
