import { POWER_NAMES } from '@holdup/engine';
import { has, type Observation } from '../observation/observation.ts';
import { diamondsOf, faceValueOf, MONEY_UNIT, paintingsOf } from './features.ts';

/** What a net judges seats by where a round has just ended: each by how it stands against the others. */

const POWERS_AT = 26;
export const VALUE_INPUTS = POWERS_AT + POWER_NAMES.length;

const POWER_CODES: ReadonlyMap<string, number> = new Map(POWER_NAMES.map((name, i) => [name, i]));

/** What paintings are worth by their number, and the most diamonds, in units of money. */
const PAINTINGS = [0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500].map(
  (k) => (1000 * k) / MONEY_UNIT,
);
const MOST_DIAMONDS = 60_000 / MONEY_UNIT;
/** F-12: what a wound costs in the end. */
const WOUND = 5_000 / MONEY_UNIT;
const PAINTING = 6;

const yes = (is: boolean): number => (is ? 1 : 0);

const paintingsWorth = (count: number): number =>
  PAINTINGS[Math.min(PAINTINGS.length - 1, Math.max(0, Math.round(count)))] as number;

/** Everybody's money if the game ended now, by seat, in units: with and without the prize for diamonds. */
interface Purse {
  readonly bare: number;
  readonly total: number;
  readonly diamonds: number;
  readonly leads: boolean;
}

function pursesOf(observation: Observation): Purse[] {
  let most = 0;
  let holders = 0;
  const diamonds = observation.loot.map((loot, seat) => {
    if (observation.first || !has(observation.alive, seat)) return 0;
    const count = diamondsOf(loot);
    if (count > most) {
      most = count;
      holders = 1;
    } else if (count === most) holders++;
    return count;
  });
  return observation.loot.map((loot, seat) => {
    const money = faceValueOf(loot) / MONEY_UNIT;
    const bare = observation.first
      ? money - WOUND * (observation.wounds[seat] as number)
      : money + paintingsWorth(paintingsOf(observation, seat));
    const count = diamonds[seat] as number;
    const leads = most > 0 && holders === 1 && count === most && has(observation.alive, seat);
    return { bare, total: bare + (leads ? MOST_DIAMONDS : 0), diamonds: count, leads };
  });
}

/** Calls back with every living seat and its inputs; the list is used again for the next. */
export function eachValueInputs(
  observation: Observation,
  left: number,
  tell: (seat: number, inputs: Float64Array) => void,
): void {
  const purses = pursesOf(observation);
  const inputs = new Float64Array(VALUE_INPUTS);
  for (let seat = 0; seat < observation.seats; seat++) {
    if (!has(observation.alive, seat)) continue;
    const own = purses[seat] as Purse;
    let living = 1;
    let best = 0;
    let sum = 0;
    let better = 0;
    let rival = 0;
    for (let other = 0; other < observation.seats; other++) {
      if (other === seat || !has(observation.alive, other)) continue;
      const theirs = purses[other] as Purse;
      living++;
      sum += theirs.total;
      best = Math.max(best, theirs.total);
      rival = Math.max(rival, theirs.diamonds);
      if (theirs.total > own.total) better++;
    }
    const time = left / 8;
    const ahead = own.total - best;
    const lives = (observation.fatal[seat] as number) - (observation.wounds[seat] as number);
    const paintings = observation.first ? 0 : paintingsOf(observation, seat);
    inputs.fill(0);
    inputs[0] = time;
    inputs[1] = yes(left === 1);
    inputs[2] = yes(left === 2);
    inputs[3] = yes(left === 3);
    inputs[4] = own.total;
    inputs[5] = best;
    inputs[6] = ahead;
    inputs[7] = own.total - sum / Math.max(1, living - 1);
    inputs[8] = own.bare;
    inputs[9] = paintings / 4;
    inputs[10] = yes(paintings >= 2);
    inputs[11] = yes(paintings >= 3);
    inputs[12] = own.diamonds / 3;
    inputs[13] = Math.max(-2, Math.min(2, own.diamonds - rival)) / 2;
    inputs[14] = yes(own.leads);
    inputs[15] = yes(lives === 1);
    inputs[16] = yes(lives === 2);
    inputs[17] = yes(lives > 3);
    inputs[18] = (observation.bangs[seat] as number) / 3;
    inputs[19] = yes(observation.godfather === seat);
    inputs[20] = living / 8;
    inputs[21] = better / 5;
    inputs[22] = ahead * (1 - time);
    inputs[23] = ahead * yes(left === 1);
    inputs[24] = yes(own.diamonds > 0);
    inputs[25] = (observation.unseen[PAINTING] as number) / 10;
    const power = observation.powers[seat];
    if (power) inputs[POWERS_AT + (POWER_CODES.get(power) as number)] = 1;
    tell(seat, inputs);
  }
}
