import {
  correctedChance,
  HIT_FEATURES,
  type HitModel,
  weighFeatures,
} from '../danger/hitChance.ts';
import type { Situation } from './situations.ts';

const STEPS = 600;
const RATE = 1.2;

/** The weights under which the hits were least surprising (logistic regression). */
function fitHits(found: readonly Situation[]): number[] {
  const weights = new Array<number>(HIT_FEATURES).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = new Array<number>(HIT_FEATURES).fill(0);
    for (const { features, hit } of found) {
      const miss = weighFeatures(features, weights) - (hit ? 1 : 0);
      for (const [i, feature] of features.entries())
        slope[i] = (slope[i] as number) + (miss * feature) / found.length;
    }
    for (const [i, each] of slope.entries()) weights[i] = (weights[i] as number) - RATE * each;
  }
  return weights;
}

const NO_GAPS: readonly number[] = new Array<number>(10).fill(0);

/** The weights, and what they still miss in each tenth. */
export function calibrate(found: readonly Situation[]): HitModel {
  const weights = fitHits(found);
  const left = tenths(found, { weights, gaps: NO_GAPS });
  return { weights, gaps: left.map(({ happened, predicted }) => happened - predicted) };
}

export interface Tenth {
  readonly from: number;
  readonly count: number;
  readonly predicted: number;
  readonly happened: number;
}

/** What was predicted and what happened, by tenths of the prediction. */
export function tenths(found: readonly Situation[], model: HitModel): Tenth[] {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, predicted: 0, happened: 0 }));
  for (const { features, hit } of found) {
    const chance = correctedChance(features, model);
    const bin = bins[Math.min(9, Math.floor(10 * chance))] as (typeof bins)[number];
    bin.count++;
    bin.predicted += chance;
    bin.happened += hit ? 1 : 0;
  }
  return bins.map(({ count, predicted, happened }, i) => ({
    from: i / 10,
    count,
    predicted: count === 0 ? 0 : predicted / count,
    happened: count === 0 ? 0 : happened / count,
  }));
}
