import type { Seat, View } from '@holdup/engine';

/** The deciding seat of this view. Calling it for any other seat is a programming error. */
export function askedSeat(view: View): Seat {
  if (view.seat === null || view.moves.length === 0)
    throw new Error('this view has no decision to make');
  return view.seat;
}
