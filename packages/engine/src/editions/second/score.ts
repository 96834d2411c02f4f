import { entryAt } from '../../core/codes.ts';
import type { ReadonlyPublicState } from '../../core/compartments.ts';
import { diamondCards, diamondsValue, type PerLoot, paintingCards } from '../../core/lootCards.ts';
import { judge, type MatchResult, MOST_WOUNDS, unrankedSeat } from '../../core/result.ts';
import { has, type SeatSet, seatsBelow, seatsOf } from '../../core/seats.ts';
import type { Rules } from '../../core/state.ts';

/** */
export const DIAMOND_BONUS = 60_000;
/** what a collection is worth, by the number of paintings. */
export const PAINTING_VALUES = [
  0, 4_000, 12_000, 30_000, 60_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000,
] as const;

/** The total value of a number of paintings. */
export const paintingsValue = (count: number): number =>
  PAINTING_VALUES[Math.min(count, PAINTING_VALUES.length - 1)] ?? 0;

/** the one with the most diamond cards gets the bonus; on a tie, or with none, nobody. */
function mostDiamonds(alive: SeatSet, loot: readonly Readonly<PerLoot>[]): number {
  let most = 0;
  let owner = -1;
  for (const seat of seatsOf(alive)) {
    const cards = diamondCards(entryAt(loot, seat));
    if (cards > most) owner = seat;
    else if (cards === most) owner = -1;
    most = Math.max(most, cards);
  }
  return owner;
}

/** */
const TIE_BREAKERS = [MOST_WOUNDS];

/**
 * the richest living player wins; on a tie, most wounds; still tied, they share. The last one
 * alive wins, whatever they own.
 */
export function score(
  rules: Rules,
  publicState: ReadonlyPublicState,
  allLoot: readonly Readonly<PerLoot>[],
): MatchResult {
  const bonusTo = mostDiamonds(publicState.alive, allLoot);
  const seats = seatsBelow(allLoot.length).map((seat) => {
    const loot = entryAt(allLoot, seat);
    const alive = has(publicState.alive, seat);
    const paintings = alive ? paintingCards(loot) + (rules.powers[seat]?.paintings ?? 0) : 0;
    return unrankedSeat(seat, publicState, loot, {
      diamonds: diamondsValue(loot),
      diamondBonus: seat === bonusTo ? DIAMOND_BONUS : 0,
      paintings,
      paintingsValue: paintingsValue(paintings),
      woundsCost: 0,
    });
  });
  return judge(seats, TIE_BREAKERS);
}
