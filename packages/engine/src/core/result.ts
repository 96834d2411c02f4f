import type { ReadonlyPublicState } from './compartments.ts';
import { billsValue, type Loot, lootNames, type PerLoot } from './lootCards.ts';
import { has, type Seat } from './seats.ts';

/** What decides between players with the same money (R-9.5, F-12). */
export const TIE_BREAKS = ['shame', 'wounds'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** The money of one seat, broken down. A dead player has none. */
interface SeatMoney {
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

/** Breaks ties between players with the same money; more is better. */
interface TieBreaker {
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

/**
 * A seat's result before its place is known. Filling in two fields is several times faster than
 * copying all of them.
 */
interface UnrankedSeat extends SeatMoney {
  place: number;
  tieBreak: TieBreak | null;
}

/** What an edition counts besides bills. */
type Counted = Pick<
  SeatMoney,
  'diamonds' | 'diamondBonus' | 'paintings' | 'paintingsValue' | 'woundsCost'
>;

/** The money of a seat with this loot. */
export function unrankedSeat(
  seat: Seat,
  { alive, wounds, shame }: ReadonlyPublicState,
  loot: Readonly<PerLoot>,
  { diamonds, diamondBonus, paintings, paintingsValue, woundsCost }: Counted,
): UnrankedSeat {
  const bills = billsValue(loot);
  return {
    seat,
    alive: has(alive, seat),
    wounds: wounds[seat],
    shame: shame[seat],
    loot: lootNames(loot),
    bills,
    diamonds,
    diamondBonus,
    paintings,
    paintingsValue,
    woundsCost,
    total: bills + diamonds + diamondBonus + paintingsValue - woundsCost,
    place: 0,
    tieBreak: null,
  };
}

/** A player's place among the living, and the tie-break that keeps others with the same money behind: against several of them, the last one needed. */
function rank(
  own: UnrankedSeat,
  seats: readonly SeatMoney[],
  tieBreakers: readonly TieBreaker[],
): void {
  let place = 1;
  let last = 0;
  for (const other of seats) {
    if (other === own || !other.alive || other.total < own.total) continue;
    const order = other.total > own.total ? -1 : compare(own, other, tieBreakers);
    if (order < 0) place++;
    else if (order > last) last = order;
  }
  own.place = place;
  own.tieBreak = tieBreakers[last - 1]?.by ?? null;
}

const REASONS = ['nobodyAlive', 'lastAlive'] as const;

/** the living are ranked by money, ties are broken by the first tie-breaker, then the next; still tied, they share a place. */
export function judge(
  seats: readonly UnrankedSeat[],
  tieBreakers: readonly TieBreaker[],
): MatchResult {
  const winners: Seat[] = [];
  let living = 0;
  for (const own of seats) {
    if (!own.alive) continue;
    living++;
    rank(own, seats, tieBreakers);
    if (own.place === 1) winners.push(own.seat);
  }
  for (const own of seats) if (!own.alive) own.place = living + 1;
  return { winners, reason: REASONS[living] ?? 'rounds', seats };
}
