import { ALL_SEATS, MAX_SEATS, type Seat } from '@holdup/engine';
import { optionalWhole } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';

/** A seat number for users, from 1. */
export const seatOption = (about: string) => optionalWhole('N', about, { min: 1, max: MAX_SEATS });

/** The seat of this number at a table of `seats`; null if none was given. */
export function seatIn(
  { seats }: { readonly seats: number },
  number: number | undefined,
): Seat | null {
  if (number === undefined) return null;
  const seat = ALL_SEATS.slice(0, seats)[number - 1];
  if (seat === undefined)
    throw new UserError(`--seat must be a whole number from 1 to ${seats}, not "${number}"`);
  return seat;
}
