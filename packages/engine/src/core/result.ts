import { entryAt } from './codes.ts';
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

/** The first measure by which `a` is ahead of `b`; null if it is behind or they are tied. */
function aheadBy(a: SeatMoney, b: SeatMoney, measures: readonly Measure[]): Measure['by'] | null {
  for (const { by, of } of measures) {
    const difference = of(a) - of(b);
    if (difference !== 0) return difference > 0 ? by : null;
  }
  return null;
}

/** Which tie-break puts `own` ahead of those with the same money; of several, the one against the player closest behind. */
function tieBreakOf(
  own: SeatMoney,
  living: readonly SeatMoney[],
  measures: readonly Measure[],
): TieBreak | null {
  let last = -1;
  for (const other of living) {
    const by = aheadBy(own, other, measures);
    if (by !== null)
      last = Math.max(
        last,
        measures.findIndex((measure) => measure.by === by),
      );
  }
  const by = last === -1 ? 'money' : entryAt(measures, last).by;
  return by === 'money' ? null : by;
}

/** the living are ranked by the first measure, ties are broken by the next, and so on; still tied, they share a place. */
export function judge(money: readonly SeatMoney[], measures: readonly Measure[]): MatchResult {
  const living = money.filter(({ alive }) => alive);
  const seats = money.map((own): SeatResult => {
    if (!own.alive) return { ...own, place: living.length + 1, tieBreak: null };
    const ahead = living.filter((other) => aheadBy(other, own, measures) !== null);
    return { ...own, place: ahead.length + 1, tieBreak: tieBreakOf(own, living, measures) };
  });
  const reasons = ['nobodyAlive', 'lastAlive'] as const;
  return {
    winners: seats.flatMap(({ alive, place, seat }) => (alive && place === 1 ? [seat] : [])),
    reason: reasons[living.length] ?? 'rounds',
    seats,
  };
}
