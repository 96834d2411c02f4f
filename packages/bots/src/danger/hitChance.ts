import { seatsOf } from '@holdup/engine/codes';
import {
  checkHitModel,
  HIT_FEATURES,
  HIT_GAPS,
  type HitFeature,
  type HitModel,
} from '../learnt/hitModel.ts';
import { HIT_MODEL } from '../learnt/hits.ts';
import type { SeatObservation } from '../observation/observation.ts';
import { forecast, prospect } from '../policy/forecast.ts';
import { REGULAR_STYLE } from '../policy/style.ts';
import { outlook } from '../value/outlook.ts';

/**
 * The chance that standing brings a wound, as it turned out in games: the bare odds of the guns, corrected by how often
 * guns are lowered before they fire and by how people load early and late in a game.
 */

const logit = (chance: number): number => {
  const kept = Math.min(0.98, Math.max(0.02, chance));
  return Math.log(kept / (1 - kept));
};

/** The chance that at least one of the guns aimed at a seat is loaded with a shot, by the bare odds. */
export function bareOdds(observation: SeatObservation): { chance: number; guns: number } {
  const { loaded, me, shot, targets } = observation;
  let safe = 1;
  let guns = 0;
  for (const other of seatsOf(loaded))
    if (targets[other] === me) {
      safe *= 1 - shot[other];
      guns++;
    }
  return { chance: 1 - safe, guns };
}

export type HitFeatures = Readonly<Record<HitFeature, number>>;

/** What the correction is computed from; null where there is nothing to correct. */
export function hitFeatures(observation: SeatObservation): HitFeatures | null {
  const { chance, guns } = bareOdds(observation);
  if (guns === 0 || chance < 0.02) return null;
  const { hit } = prospect(forecast(outlook(observation, REGULAR_STYLE.values)), 0);
  const bare = logit(chance);
  const judged = logit(hit);
  const time = (2 * observation.round - observation.rounds - 1) / observation.rounds;
  const first = observation.edition === 'first';
  return {
    constant: 1,
    bare,
    judged,
    time,
    timeSquared: time * time,
    timeCubed: time * time * time,
    moreGuns: guns - 1,
    bareTimesTime: bare * time,
    judgedSquared: judged * judged,
    bareSquared: bare * bare,
    firstEdition: first ? 1 : 0,
    firstEditionTimesTime: first ? time : 0,
  };
}

/** The chance that weights make of the features. */
export function weighFeatures(features: HitFeatures, weights: HitModel['weights']): number {
  let score = 0;
  for (const name of HIT_FEATURES) score += features[name] * weights[name];
  return 1 / (1 + Math.exp(-score));
}

/** That chance with its gap closed, interpolated between the middles of two tenths. */
export function correctedChance(features: HitFeatures, { weights, gaps }: HitModel): number {
  const chance = weighFeatures(features, weights);
  const place = Math.min(HIT_GAPS - 1, Math.max(0, HIT_GAPS * chance - 0.5));
  const below = Math.floor(place);
  const from = gaps[below] ?? 0;
  const to = gaps[Math.min(HIT_GAPS - 1, below + 1)] ?? 0;
  return Math.min(1, Math.max(0, chance + from + (place - below) * (to - from)));
}

const MODEL = checkHitModel(HIT_MODEL);

/** The corrected chance. */
export function hitChance(observation: SeatObservation): number {
  const features = hitFeatures(observation);
  return features === null ? bareOdds(observation).chance : correctedChance(features, MODEL);
}
