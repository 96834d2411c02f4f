import {
  diamondCards,
  FACE_VALUE,
  LOOT_CODES,
  PAINTING,
  type PerLoot,
  type Seat,
  seatsOf,
  without,
} from '@holdup/engine/codes';
import { MOST_LEAD, MOST_LIVES, MOST_PAINTINGS, type ValueRow } from '../learnt/valueTable.ts';
import type { Observation } from '../observation/observation.ts';

/**
 * What a seat's chances are judged by. Each feature has a weight for every number of rounds to come; the weighted sum is
 * the seat's score, and chances to win are the softmax of the scores of the living.
 */

export const MONEY_UNIT = 50_000;

const CARDS_WITH_VALUE = LOOT_CODES.filter((code) => FACE_VALUE[code] > 0);

export function faceValueOf(loot: Readonly<PerLoot>): number {
  let sum = 0;
  for (const code of CARDS_WITH_VALUE) sum += loot[code] * FACE_VALUE[code];
  return sum;
}

/** P-collector counts one painting more than it owns. */
export const paintingsOf = ({ loot, powers }: Observation, seat: Seat): number =>
  loot[seat][PAINTING] + (powers[seat] === 'collector' ? 1 : 0);

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

/** The most diamond cards that any other living player has. */
export function rivalDiamonds({ alive, loot }: Observation, seat: Seat): number {
  let most = 0;
  for (const other of seatsOf(without(alive, seat)))
    most = Math.max(most, diamondCards(loot[other]));
  return most;
}
