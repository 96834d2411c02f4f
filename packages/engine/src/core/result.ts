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

/** What tells players with the same money apart; more is better. */
export interface TieBreaker {
  readonly by: TieBreak;
  readonly of: (seat: SeatMoney) => number;
}

export const MOST_WOUNDS: TieBreaker = { by: 'wounds', of: ({ wounds }) => wounds };
export const LEAST_SHAME: TieBreaker = { by: 'shame', of: ({ shame }) => -shame };

/** Which of the tie-breakers, counted from 1, is the first to tell two players apart: negative if `a` is behind, 0 if they are tied. */
function compare(a: SeatMoney, b: SeatMoney, tieBreakers: readonly TieBreaker[]): number {
  let place = 0;
  for (const { of } of tieBreakers) {
    place++;
    const difference = of(a) - of(b);
    if (difference !== 0) return difference > 0 ? place : -place;
  }
  return 0;
}

/** Every field is written out, which is several times faster than spreading a seat's money. */
const placed = (of: SeatMoney, place: number, tieBreak: TieBreak | null): SeatResult => ({
  seat: of.seat,
  alive: of.alive,
  wounds: of.wounds,
  shame: of.shame,
  loot: of.loot,
  bills: of.bills,
  diamonds: of.diamonds,
  diamondBonus: of.diamondBonus,
  paintings: of.paintings,
  paintingsValue: of.paintingsValue,
  woundsCost: of.woundsCost,
  total: of.total,
  place,
  tieBreak,
});

/** A player's place among the living, and the tie-break that keeps others with the same money behind: against several of them, the last one needed. */
function rank(
  own: SeatMoney,
  living: readonly SeatMoney[],
  tieBreakers: readonly TieBreaker[],
): SeatResult {
  let place = 1;
  let last = 0;
  for (const other of living) {
    if (other.total < own.total) continue;
    const order = other.total > own.total ? -1 : compare(own, other, tieBreakers);
    if (order < 0) place++;
    else if (order > last) last = order;
  }
  return placed(own, place, tieBreakers[last - 1]?.by ?? null);
}

const REASONS = ['nobodyAlive', 'lastAlive'] as const;

/** the living are ranked by money, ties are broken by the first tie-breaker, then the next; still tied, they share a place. */
export function judge(
  money: readonly SeatMoney[],
  tieBreakers: readonly TieBreaker[],
): MatchResult {
  const living = money.filter(({ alive }) => alive);
  const seats: SeatResult[] = [];
  const winners: Seat[] = [];
  for (const own of money) {
    const result = own.alive
      ? rank(own, living, tieBreakers)
      : placed(own, living.length + 1, null);
    seats.push(result);
    if (own.alive && result.place === 1) winners.push(own.seat);
  }
  return { winners, reason: REASONS[living.length] ?? 'rounds', seats };
}
