import {
  BANGS,
  DIAMOND_LEAD,
  FEATURES,
  GODFATHER,
  LIVES,
  MONEY,
  MONEY_UNIT,
  PAINTINGS,
  SHAME,
} from './features.ts';

/** The weights of every edition: a row for every number of rounds to come, a column for every feature. */
export interface ValueWeights {
  readonly second: readonly (readonly number[])[];
  readonly first: readonly (readonly number[])[];
}

const ROUNDS = 9;
/** How much a unit of money says about who wins, by the rounds to come: all of it at the end, little at the beginning. */
const SLOPES = [6, 3.4, 2.6, 2.1, 1.8, 1.5, 1.3, 1.1, 1] as const;
const PAINTINGS_VALUE = [0, 4, 12, 30, 60, 100, 150, 200, 250, 250, 250] as const;
const LIVES_WORTH = [-0.22, -0.08, 0, 0.03, 0.05] as const;

function row(first: boolean, roundsLeft: number): number[] {
  const weights = new Array<number>(FEATURES).fill(0);
  const slope = SLOPES[roundsLeft] as number;
  weights[MONEY] = slope;
  for (const [i, worth] of LIVES_WORTH.entries())
    weights[LIVES + i] = worth * roundsLeft - (first ? 0.1 * slope * Math.max(0, 2 - i) : 0);
  weights[BANGS] = 0.08 * Math.min(3, roundsLeft);
  weights[SHAME] = first ? -0.02 : 0;
  if (first) return weights;
  for (const [count, value] of PAINTINGS_VALUE.entries())
    weights[PAINTINGS + count] = (slope * value * 1000) / MONEY_UNIT + 0.05 * count * roundsLeft;
  const bonus = 1.2 * slope;
  const leads = [0, 0, 0.05 * roundsLeft, bonus - 0.08 * roundsLeft, bonus];
  for (const [i, worth] of leads.entries()) weights[DIAMOND_LEAD + i] = worth;
  weights[GODFATHER] = 0.12 * Math.min(3, roundsLeft);
  return weights;
}

/** Made by hand, for learning to begin with. */
export const BASE_WEIGHTS: ValueWeights = {
  second: Array.from({ length: ROUNDS }, (_, roundsLeft) => row(false, roundsLeft)),
  first: Array.from({ length: ROUNDS }, (_, roundsLeft) => row(true, roundsLeft)),
};
