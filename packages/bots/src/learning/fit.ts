import { below, createRandom, shuffle } from '@holdup/engine';
import { FEATURES } from '../value/features.ts';
import type { Sample } from './collect.ts';

/** One row of weights for every number of rounds to come. */
export type Weights = number[][];

const ROWS = 9;
const BATCH = 256;
const RATE = 0.02;
/** Pulls the weights towards where they began, against chance in rare features. */
const PULL = 2e-4;

function chances(sample: Sample, row: readonly number[]): number[] {
  const scores = sample.seats.map(({ places, amounts }) =>
    places.reduce((sum, place, i) => sum + (row[place] as number) * (amounts[i] as number), 0),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** The average surprise at who won: the smaller, the better the weights. */
export function lossOf(samples: readonly Sample[], weights: Weights): number {
  let sum = 0;
  for (const sample of samples) {
    const expected = chances(sample, weights[sample.roundsLeft] as number[]);
    for (const [i, { won }] of sample.seats.entries())
      if (won > 0) sum -= won * Math.log(Math.max(1e-9, expected[i] as number));
  }
  return sum / samples.length;
}

/** Weights under which the winners were least surprising (softmax regression by Adam). */
export function fitWeights(
  samples: readonly Sample[],
  begin: readonly (readonly number[])[],
  epochs: number,
  seed: string,
): Weights {
  const weights: Weights = begin.map((row) => [...row]);
  const means = weights.map((row) => row.map(() => 0));
  const squares = weights.map((row) => row.map(() => 0));
  const steps = new Array<number>(ROWS).fill(0);
  const random = createRandom(seed);
  const byRow = Array.from({ length: ROWS }, (_, row) =>
    samples.filter(({ roundsLeft }) => roundsLeft === row),
  );
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const [row, own] of byRow.entries()) {
      if (own.length === 0) continue;
      shuffle(random, own);
      const from = below(random, BATCH);
      for (let start = -from; start < own.length; start += BATCH) {
        const batch = own.slice(Math.max(0, start), start + BATCH);
        if (batch.length === 0) continue;
        steps[row] = (steps[row] as number) + 1;
        const rate = RATE / (1 + 2 * (epoch / epochs));
        step(
          batch,
          weights[row] as number[],
          begin[row] as readonly number[],
          means[row] as number[],
          squares[row] as number[],
          steps[row] as number,
          rate,
        );
      }
    }
  return weights;
}

function step(
  batch: readonly Sample[],
  row: number[],
  begin: readonly number[],
  mean: number[],
  square: number[],
  count: number,
  rate: number,
): void {
  const slope = new Float64Array(FEATURES);
  for (const sample of batch) {
    const expected = chances(sample, row);
    for (const [i, { places, amounts, won }] of sample.seats.entries()) {
      const miss = (expected[i] as number) - won;
      for (const [j, place] of places.entries())
        slope[place] = (slope[place] as number) + (miss * (amounts[j] as number)) / batch.length;
    }
  }
  for (let place = 0; place < FEATURES; place++) {
    const at =
      (slope[place] as number) + PULL * ((row[place] as number) - (begin[place] as number));
    const m = 0.9 * (mean[place] as number) + 0.1 * at;
    const v = 0.999 * (square[place] as number) + 0.001 * at * at;
    mean[place] = m;
    square[place] = v;
    const fitted = m / (1 - 0.9 ** count) / (Math.sqrt(v / (1 - 0.999 ** count)) + 1e-8);
    row[place] = (row[place] as number) - rate * fitted;
  }
}
