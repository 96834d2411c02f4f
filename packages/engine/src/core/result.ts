import type { Loot } from './lootCards.ts';
import type { Seat } from './seats.ts';

/** What decides between players with the same money (R-9.5, F-12). */
export const TIE_BREAKS = ['shame', 'wounds'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** The money of one seat, broken down. A dead player has none. */
export interface SeatMoney {
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

export interface SeatResult extends SeatMoney {
  /** 1 is best; tied players share a place; the dead share the last. */
  readonly place: number;
  /** What puts this seat ahead of the next place although both have the same money. */
  readonly tieBreak: TieBreak | null;
}

export interface MatchResult {
  readonly winners: readonly Seat[];
  readonly reason: 'rounds' | 'lastAlive' | 'nobodyAlive';
  readonly seats: readonly SeatResult[];
}

/** A way in which one player can be ahead of another; more is better. */
export interface Measure {
  readonly by: 'money' | TieBreak;
  readonly of: (seat: SeatMoney) => number;
}

export const MOST_MONEY: Measure = { by: 'money', of: ({ total }) => total };
export const MOST_WOUNDS: Measure = { by: 'wounds', of: ({ wounds }) => wounds };
export const LEAST_SHAME: Measure = { by: 'shame', of: ({ shame }) => -shame };

/** Which of the measures, counted from 1, is the first to tell two players apart: negative if `a` is behind, 0 if they are tied. */
function compare(a: SeatMoney, b: SeatMoney, measures: readonly Measure[]): number {
  let place = 0;
  for (const { of } of measures) {
    place++;
    const difference = of(a) - of(b);
    if (difference !== 0) return difference > 0 ? place : -place;
  }
  return 0;
}

/** A player's place among the living, and the tie-break that keeps others with the same money behind: against several of them, the last one needed. */
function rank(
  own: SeatMoney,
  living: readonly SeatMoney[],
  measures: readonly Measure[],
): SeatResult {
  let place = 1;
  let last = 0;
  for (const other of living) {
    const order = compare(own, other, measures);
    if (order < 0) place++;
    else if (order > last) last = order;
  }
  const by = measures[last - 1]?.by ?? 'money';
  return { ...own, place, tieBreak: by === 'money' ? null : by };
}

const REASONS = ['nobodyAlive', 'lastAlive'] as const;

/** the living are ranked by the first measure, ties are broken by the next, and so on; still tied, they share a place. */
export function judge(money: readonly SeatMoney[], measures: readonly Measure[]): MatchResult {
  const living = money.filter(({ alive }) => alive);
  const seats: SeatResult[] = [];
  const winners: Seat[] = [];
  for (const own of money) {
    const result = own.alive
      ? rank(own, living, measures)
      : { ...own, place: living.length + 1, tieBreak: null };
    seats.push(result);
    if (own.alive && result.place === 1) winners.push(own.seat);
  }
  return { winners, reason: REASONS[living.length] ?? 'rounds', seats };
}
