import { BILL5, BILL10, BILL20, FACE_VALUE, lootNames } from '../../core/names.ts';
import { best, type MatchResult, type SeatResult } from '../../core/result.ts';
import { ALL_SEATS, has, sizeOf } from '../../core/seats.ts';
import { type Match, ownOf } from '../../core/state.ts';

const COST_OF_A_WOUND = 5_000;

/** F-11, F-12: bills less the cost of wounds; ties: fewest shame tokens, then most wounds, then shared. */
export function score(match: Match): MatchResult {
  const { shown, rules } = match;
  const seats = ALL_SEATS.slice(0, rules.seats).map((seat): SeatResult => {
    const alive = has(shown.alive, seat);
    const { loot } = ownOf(match, seat);
    const bills = [BILL5, BILL10, BILL20].reduce(
      (sum, code) => sum + loot[code as 0 | 1 | 2] * FACE_VALUE[code as 0 | 1 | 2],
      0,
    );
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
  const living = seats.filter(({ alive }) => alive);
  if (living.length === 0) return { winners: [], reason: 'nobodyAlive', seats };
  const winners = best(
    living,
    (seat) => seat.total,
    (seat) => -seat.shame,
    (seat) => seat.wounds,
  );
  return { winners, reason: sizeOf(shown.alive) === 1 ? 'lastAlive' : 'rounds', seats };
}
