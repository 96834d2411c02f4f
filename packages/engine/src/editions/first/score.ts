import { entryAt } from '../../core/codes.ts';
import type { ReadonlyPublicState } from '../../core/compartments.ts';
import type { PerLoot } from '../../core/lootCards.ts';
import {
  judge,
  LEAST_SHAME,
  type MatchResult,
  MOST_WOUNDS,
  unrankedSeat,
} from '../../core/result.ts';
import { has, seatsBelow } from '../../core/seats.ts';
import type { Rules } from '../../core/state.ts';

/** F-12 */
const TIE_BREAKERS = [LEAST_SHAME, MOST_WOUNDS];

/** F-11, F-12: bills less the cost of wounds; ties: fewest shame tokens, then most wounds, then shared. */
export function score(
  { edition }: Rules,
  publicState: ReadonlyPublicState,
  allLoot: readonly Readonly<PerLoot>[],
): MatchResult {
  const seats = seatsBelow(allLoot.length).map((seat) => {
    const loot = entryAt(allLoot, seat);
    const alive = has(publicState.alive, seat);
    return unrankedSeat(seat, publicState, loot, {
      diamonds: 0,
      diamondBonus: 0,
      paintings: 0,
      paintingsValue: 0,
      woundsCost: alive ? edition.woundCost * publicState.wounds[seat] : 0,
    });
  });
  return judge(seats, TIE_BREAKERS);
}
