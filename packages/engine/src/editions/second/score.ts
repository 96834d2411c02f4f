import {
  billsValue,
  DIAMOND1,
  DIAMOND5,
  DIAMOND10,
  diamondsValue,
  lootNames,
  PAINTING,
  type PerLoot,
} from '../../core/names.ts';
import { judge, type MatchResult, type SeatResult } from '../../core/result.ts';
import { has, type Seat, type SeatSet, seatsOf } from '../../core/seats.ts';
import type { PublicState, Rules } from '../../core/state.ts';

const DIAMOND_BONUS = 60_000;
/** what a collection is worth, by the number of paintings. */
const PAINTINGS_VALUE = [
  0, 4_000, 12_000, 30_000, 60_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000,
] as const;

const valueOfPaintings = (count: number): number =>
  PAINTINGS_VALUE[Math.min(count, PAINTINGS_VALUE.length - 1)] as number;

const diamondCards = (loot: Readonly<PerLoot>): number =>
  loot[DIAMOND1] + loot[DIAMOND5] + loot[DIAMOND10];

/** the one with the most diamond cards gets the bonus; on a tie, or with none, nobody. */
function mostDiamonds(alive: SeatSet, loot: readonly Readonly<PerLoot>[]): number {
  let most = 0;
  let owner = -1;
  for (const seat of seatsOf(alive)) {
    const cards = diamondCards(loot[seat] as PerLoot);
    if (cards > most) owner = seat;
    else if (cards === most) owner = -1;
    most = Math.max(most, cards);
  }
  return owner;
}

/** the richest living player wins; on a tie, most wounds; still tied, they share. The last one alive wins whatever they own. */
export function score(
  rules: Rules,
  shown: PublicState,
  allLoot: readonly Readonly<PerLoot>[],
): MatchResult {
  const bonusTo = mostDiamonds(shown.alive, allLoot);
  const seats = allLoot.map((loot, i): SeatResult => {
    const seat = i as Seat;
    const alive = has(shown.alive, seat);
    const paintings = alive ? loot[PAINTING] + (rules.powers[seat]?.paintings ?? 0) : 0;
    const bills = billsValue(loot);
    const diamonds = diamondsValue(loot);
    const diamondBonus = seat === bonusTo ? DIAMOND_BONUS : 0;
    const paintingsValue = valueOfPaintings(paintings);
    return {
      seat,
      alive,
      wounds: shown.wounds[seat],
      shame: shown.shame[seat],
      loot: lootNames(loot),
      bills,
      diamonds,
      diamondBonus,
      paintings,
      paintingsValue,
      woundsCost: 0,
      total: bills + diamonds + diamondBonus + paintingsValue,
    };
  });
  return judge(seats, [(seat) => seat.total, (seat) => seat.wounds]);
}
