import { MOST_LEAD, MOST_LIVES, MOST_PAINTINGS, type ValueRow } from '../learnt/valueTable.ts';
import { has, type Observation } from '../observation/observation.ts';

/**
 * What a seat's chances are judged by. Each feature has a weight for every number of rounds to come; the weighted sum is
 * the seat's score, and chances to win are the softmax of the scores of the living.
 */

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

/** Positions in the lists of a row. What lies beyond a list counts as its nearest end. */
export const livesIndex = (lives: number): number => Math.min(MOST_LIVES, Math.max(1, lives)) - 1;

export const paintingsIndex = (count: number): number =>
  Math.min(MOST_PAINTINGS, Math.max(0, Math.round(count)));

export const leadIndex = (lead: number): number =>
  MOST_LEAD + Math.max(-MOST_LEAD, Math.min(MOST_LEAD, Math.round(lead)));

export const livesWeight = ({ lives }: ValueRow, count: number): number =>
  lives[livesIndex(count)] ?? 0;

export const paintingsWeight = ({ paintings }: ValueRow, count: number): number =>
  paintings[paintingsIndex(count)] ?? 0;

export const leadWeight = ({ diamondLead }: ValueRow, lead: number): number =>
  diamondLead[leadIndex(lead)] ?? 0;

/** The most diamond cards that any living player but this one has. */
export function rivalDiamonds(observation: Observation, seat: number): number {
  let most = 0;
  for (let other = 0; other < observation.seats; other++)
    if (other !== seat && has(observation.alive, other))
      most = Math.max(most, diamondsOf(observation.loot[other] as readonly number[]));
  return most;
}
