import {
  BILL5,
  BILL10,
  BILL20,
  DIAMOND1,
  DIAMOND5,
  DIAMOND10,
  FACE_VALUE,
  lootNames,
  PAINTING,
  type PerLoot,
} from '../../core/names.ts';
import { best, type MatchResult, type SeatResult } from '../../core/result.ts';
import { ALL_SEATS, has, sizeOf } from '../../core/seats.ts';
import { type Match, ownOf } from '../../core/state.ts';

const DIAMOND_BONUS = 60_000;
/** what a collection is worth, by the number of paintings. */
const PAINTINGS_VALUE = [
  0, 4_000, 12_000, 30_000, 60_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000,
] as const;

const valueOfPaintings = (count: number): number =>
  PAINTINGS_VALUE[Math.min(count, PAINTINGS_VALUE.length - 1)] as number;

const diamondCards = (loot: Readonly<PerLoot>): number =>
  loot[DIAMOND1] + loot[DIAMOND5] + loot[DIAMOND10];
const worth = (loot: Readonly<PerLoot>, codes: readonly (0 | 1 | 2 | 3 | 4 | 5)[]): number =>
  codes.reduce<number>((sum, code) => sum + loot[code] * FACE_VALUE[code], 0);

/** the one with the most diamond cards gets the bonus; on a tie, or with none, nobody. */
function mostDiamonds(match: Match): number {
  let most = 0;
  let owner = -1;
  for (const seat of ALL_SEATS.slice(0, match.rules.seats)) {
    if (!has(match.shown.alive, seat)) continue;
    const cards = diamondCards(ownOf(match, seat).loot);
    if (cards > most) owner = seat;
    else if (cards === most) owner = -1;
    most = Math.max(most, cards);
  }
  return owner;
}

/** the richest living player wins; on a tie, most wounds; still tied, they share. The last one alive wins whatever they own. */
export function score(match: Match): MatchResult {
  const { shown, rules } = match;
  const bonusTo = mostDiamonds(match);
  const seats = ALL_SEATS.slice(0, rules.seats).map((seat): SeatResult => {
    const alive = has(shown.alive, seat);
    const { loot } = ownOf(match, seat);
    const paintings = alive ? loot[PAINTING] + (rules.powers[seat]?.paintings ?? 0) : 0;
    const bills = worth(loot, [BILL5, BILL10, BILL20]);
    const diamonds = worth(loot, [DIAMOND1, DIAMOND5, DIAMOND10]);
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
  const living = seats.filter(({ alive }) => alive);
  if (living.length === 0) return { winners: [], reason: 'nobodyAlive', seats };
  const winners = best(
    living,
    (seat) => seat.total,
    (seat) => seat.wounds,
  );
  return { winners, reason: sizeOf(shown.alive) === 1 ? 'lastAlive' : 'rounds', seats };
}
