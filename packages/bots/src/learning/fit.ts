import { below, createRandom, EDITIONS, shuffle } from '@holdup/engine';
import { recordOf } from '../learnt/recordOf.ts';
import type { LearntValues, ValueWeights } from '../learnt/valueTable.ts';
import type { Sample } from './collect.ts';
import { FEATURES, tableOf, vectorOf } from './featureVector.ts';

const BATCH = 256;
const RATE = 0.02;
const EPOCHS = 6;
/** Pulls the weights towards where they began, against noise in rare features. */
const PULL = 2e-4;

/** Everybody's chance to win, by the weights of this row. */
function chances(sample: Sample, row: Float64Array): number[] {
  const scores = sample.seats.map(({ places, amounts }) =>
    places.reduce((sum, place, i) => sum + (row[place] ?? 0) * (amounts[i] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** The weights for one number of rounds to come, and what Adam remembers of them. */
interface Fit {
  readonly begin: readonly number[];
  readonly row: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  steps: number;
}

const beginFit = (row: readonly number[]): Fit => ({
  begin: row,
  row: Float64Array.from(row),
  mean: new Float64Array(FEATURES),
  square: new Float64Array(FEATURES),
  steps: 0,
});

function step({ begin, row, mean, square, steps }: Fit, batch: readonly Sample[], rate: number) {
  const slope = new Float64Array(FEATURES);
  for (const sample of batch) {
    const expected = chances(sample, row);
    for (const [i, { places, amounts, won }] of sample.seats.entries()) {
      const miss = (expected[i] ?? 0) - won;
      for (const [j, place] of places.entries())
        slope[place] = (slope[place] ?? 0) + (miss * (amounts[j] ?? 0)) / batch.length;
    }
  }
  for (const [place, weight] of row.entries()) {
    const at = (slope[place] ?? 0) + PULL * (weight - (begin[place] ?? 0));
    const m = 0.9 * (mean[place] ?? 0) + 0.1 * at;
    const v = 0.999 * (square[place] ?? 0) + 0.001 * at * at;
    mean[place] = m;
    square[place] = v;
    const fitted = m / (1 - 0.9 ** steps) / (Math.sqrt(v / (1 - 0.999 ** steps)) + 1e-8);
    row[place] = weight - rate * fitted;
  }
}

/** Weights that make the winners least surprising (softmax regression by Adam): one vector for every number of rounds to come. */
function fitVectors(
  samples: readonly Sample[],
  begin: readonly (readonly number[])[],
  seed: string,
): number[][] {
  const random = createRandom(seed);
  const fits = begin.map((row, roundsLeft) => ({
    samples: samples.filter((sample) => sample.roundsLeft === roundsLeft),
    fit: beginFit(row),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { samples: own, fit } of fits) {
      if (own.length === 0) continue;
      shuffle(random, own);
      const from = below(random, BATCH);
      for (let start = -from; start < own.length; start += BATCH) {
        const batch = own.slice(Math.max(0, start), start + BATCH);
        if (batch.length === 0) continue;
        fit.steps++;
        step(fit, batch, RATE / (1 + 2 * (epoch / EPOCHS)));
      }
    }
  return fits.map(({ fit }) => [...fit.row]);
}

/** Fits the values of every edition to who won, beginning with these. */
export const fitValues = (
  samples: readonly Sample[],
  begin: ValueWeights,
  seed: string,
): LearntValues =>
  recordOf(EDITIONS, (edition) =>
    tableOf(
      fitVectors(
        samples.filter((sample) => sample.edition === edition),
        begin.rows[edition].map(vectorOf),
        `${seed} ${edition}`,
      ),
    ),
  );
