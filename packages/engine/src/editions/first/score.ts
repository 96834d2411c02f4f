import { billsValue, lootNames, type PerLoot } from '../../core/names.ts';
import { judge, type MatchResult, type SeatResult } from '../../core/result.ts';
import { has, type Seat } from '../../core/seats.ts';
import type { PublicState, Rules } from '../../core/state.ts';

const COST_OF_A_WOUND = 5_000;

/** F-11, F-12: bills less the cost of wounds; ties: fewest shame tokens, then most wounds, then shared. */
export function score(
  _rules: Rules,
  shown: PublicState,
  allLoot: readonly Readonly<PerLoot>[],
): MatchResult {
  const seats = allLoot.map((loot, i): SeatResult => {
    const seat = i as Seat;
    const alive = has(shown.alive, seat);
    const bills = billsValue(loot);
    const woundsCost = alive ? COST_OF_A_WOUND * shown.wounds[seat] : 0;
    return {
      seat,
      alive,
      wounds: shown.wounds[seat],
      shame: shown.shame[seat],
      loot: lootNames(loot),
      bills,
      diamonds: 0,
      diamondBonus: 0,
      paintings: 0,
      paintingsValue: 0,
      woundsCost,
      total: bills - woundsCost,
    };
  });
  return judge(seats, [(seat) => seat.total, (seat) => -seat.shame, (seat) => seat.wounds]);
}
