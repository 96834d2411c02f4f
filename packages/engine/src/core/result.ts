import type { Loot } from './lootCards.ts';
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

/** The winners are the living with the most by the first measure, ties broken by the next, and so on; still tied, they share. */
export function judge(
  seats: readonly SeatResult[],
  measures: readonly ((seat: SeatResult) => number)[],
): MatchResult {
  const living = seats.filter(({ alive }) => alive);
  if (living.length === 0) return { winners: [], reason: 'nobodyAlive', seats };
  let left = living;
  for (const measure of measures) {
    const most = left.reduce((max, seat) => Math.max(max, measure(seat)), Number.NEGATIVE_INFINITY);
    left = left.filter((seat) => measure(seat) === most);
  }
  return {
    winners: left.map(({ seat }) => seat),
    reason: living.length === 1 ? 'lastAlive' : 'rounds',
    seats,
  };
}
