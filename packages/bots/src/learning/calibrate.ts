import { correctedChance, weighFeatures } from '../danger/hitChance.ts';
import { HIT_FEATURES, HIT_GAPS, type HitModel } from '../learnt/hitModel.ts';
import { recordOf } from '../learnt/recordOf.ts';
import type { Situation } from './situations.ts';

const STEPS = 600;
const RATE = 1.2;

/** The weights that make the hits least surprising (logistic regression). */
function fitHits(found: readonly Situation[]): HitModel['weights'] {
  const weights = recordOf(HIT_FEATURES, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = recordOf(HIT_FEATURES, () => 0);
    for (const { features, hit } of found) {
      const miss = weighFeatures(features, weights) - (hit ? 1 : 0);
      for (const name of HIT_FEATURES) slope[name] += (miss * features[name]) / found.length;
    }
    for (const name of HIT_FEATURES) weights[name] -= RATE * slope[name];
  }
  return weights;
}

const NO_GAPS: readonly number[] = new Array<number>(HIT_GAPS).fill(0);

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
  const bins = Array.from({ length: HIT_GAPS }, () => ({ count: 0, predicted: 0, happened: 0 }));
  for (const { features, hit } of found) {
    const chance = correctedChance(features, model);
    const bin = bins[Math.min(HIT_GAPS - 1, Math.floor(HIT_GAPS * chance))];
    if (bin === undefined) continue;
    bin.count++;
    bin.predicted += chance;
    bin.happened += hit ? 1 : 0;
  }
  return bins.map(({ count, predicted, happened }, i) => ({
    from: i / HIT_GAPS,
    count,
    predicted: count === 0 ? 0 : predicted / count,
    happened: count === 0 ? 0 : happened / count,
  }));
}
