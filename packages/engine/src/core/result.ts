import type { Loot } from './names.ts';
import type { Seat } from './seats.ts';

/** The money of one seat, broken down. A dead player has none. */
export interface SeatResult {
  readonly seat: Seat;
  readonly alive: boolean;
  readonly wounds: number;
  readonly shame: number;
  readonly loot: readonly Loot[];
  readonly bills: number;
  readonly diamonds: number;
  readonly diamondBonus: number;
  /** How many paintings count, and what they are worth together. */
  readonly paintings: number;
  readonly paintingsValue: number;
  /** What wounds cost (first edition). */
  readonly woundsCost: number;
  readonly total: number;
}

export interface MatchResult {
  readonly winners: readonly Seat[];
  readonly reason: 'rounds' | 'lastAlive' | 'nobodyAlive';
  readonly seats: readonly SeatResult[];
}

/** The best by a list of measures: the highest of the first, ties broken by the second, and so on. */
export function best(
  seats: readonly SeatResult[],
  ...measures: readonly ((seat: SeatResult) => number)[]
): Seat[] {
  let left = seats;
  for (const measure of measures) {
    const most = Math.max(...left.map(measure));
    left = left.filter((seat) => measure(seat) === most);
  }
  return left.map(({ seat }) => seat);
}
