import type { Seat, View } from '@holdup/engine';

/** The seat that is asked in this view. Asking anybody else is a mistake of the caller. */
export function askedSeat(view: View): Seat {
  if (view.seat === null || view.moves.length === 0)
    throw new Error('this view has no decision to make');
  return view.seat;
}
