import { POWER_NAMES } from '@holdup/engine';
import { has, type Observation } from '../observation/observation.ts';

/**
 * What a seat's chances are judged by. Each feature has a weight for every number of rounds to come; the sum is the
 * seat's score, and chances to win go with the exponential of the scores (a softmax over the living).
 */
export const MONEY = 0;
/** One weight for every number of paintings, 0 to 10. */
export const PAINTINGS = 1;
/** One weight for every lead in diamond cards over the next, from −2 to 2. */
export const DIAMOND_LEAD = 12;
/** One weight for every number of wounds still to take, 1 to 5. */
export const LIVES = 17;
export const BANGS = 22;
export const GODFATHER = 23;
export const SHAME = 24;
/** One weight for every power. */
export const POWER = 25;
export const FEATURES = POWER + POWER_NAMES.length;

const MOST_PAINTINGS = 10;
const MOST_LEAD = 2;
const MOST_LIVES = 5;
export const MONEY_UNIT = 50_000;

const FACE_VALUE = [5000, 10000, 20000, 1000, 5000, 10000, 0, 0, 0] as const;
const PAINTING = 6;

export function faceValueOf(loot: readonly number[]): number {
  let sum = 0;
  for (let code = 0; code < PAINTING; code++)
    sum += (loot[code] as number) * (FACE_VALUE[code] as number);
  return sum;
}

export const faceValue = (card: number): number => FACE_VALUE[card] ?? 0;

export const diamondsOf = (loot: readonly number[]): number =>
  (loot[3] as number) + (loot[4] as number) + (loot[5] as number);

export const paintingsOf = (observation: Observation, seat: number): number =>
  (observation.loot[seat]?.[PAINTING] ?? 0) + (observation.powers[seat] === 'collector' ? 1 : 0);

const POWER_CODES: ReadonlyMap<string, number> = new Map(POWER_NAMES.map((name, i) => [name, i]));

export const powerPlace = (power: string): number => POWER + (POWER_CODES.get(power) as number);

export const livesPlace = (lives: number): number =>
  LIVES + Math.min(MOST_LIVES, Math.max(1, lives)) - 1;

export const paintingsPlace = (count: number): number =>
  PAINTINGS + Math.min(MOST_PAINTINGS, Math.max(0, Math.round(count)));

export const leadPlace = (lead: number): number =>
  DIAMOND_LEAD + MOST_LEAD + Math.max(-MOST_LEAD, Math.min(MOST_LEAD, Math.round(lead)));

/** The most diamond cards that any living player but this one has. */
export function rivalDiamonds(observation: Observation, seat: number): number {
  let most = 0;
  for (let other = 0; other < observation.seats; other++)
    if (other !== seat && has(observation.alive, other))
      most = Math.max(most, diamondsOf(observation.loot[other] as readonly number[]));
  return most;
}

/** Calls back with every feature of a seat that is not zero. */
export function eachFeature(
  observation: Observation,
  seat: number,
  tell: (place: number, amount: number) => void,
): void {
  const loot = observation.loot[seat] as readonly number[];
  tell(MONEY, faceValueOf(loot) / MONEY_UNIT);
  tell(livesPlace((observation.fatal[seat] as number) - (observation.wounds[seat] as number)), 1);
  tell(BANGS, observation.bangs[seat] as number);
  if (observation.first) {
    tell(SHAME, observation.shame[seat] as number);
    return;
  }
  tell(paintingsPlace(paintingsOf(observation, seat)), 1);
  const diamonds = diamondsOf(loot);
  if (diamonds > 0) tell(leadPlace(diamonds - rivalDiamonds(observation, seat)), 1);
  if (observation.godfather === seat) tell(GODFATHER, 1);
  const power = observation.powers[seat];
  if (power) tell(powerPlace(power), 1);
}
