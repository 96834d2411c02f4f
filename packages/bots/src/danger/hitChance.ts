import { HIT_MODEL } from '../learnt/hits.ts';
import { has, type Observation } from '../observation/observation.ts';
import { forecast, prospect } from '../policy/forecast.ts';
import { REGULAR_STYLE } from '../policy/style.ts';
import { outlook } from '../value/outlook.ts';

/**
 * The chance that standing brings a wound, as it turned out in games: the bare odds of the guns, corrected by how often
 * guns go down before they fire and by how people load early and late in a game.
 */

const logit = (chance: number): number => {
  const kept = Math.min(0.98, Math.max(0.02, chance));
  return Math.log(kept / (1 - kept));
};

/** The chance that at least one of the guns on a seat is loaded with a shot, by the bare odds. */
export function bareOdds(observation: Observation): { chance: number; guns: number } {
  let safe = 1;
  let guns = 0;
  for (let other = 0; other < observation.seats; other++)
    if (observation.targets[other] === observation.me && has(observation.loaded, other)) {
      safe *= 1 - (observation.shot[other] as number);
      guns++;
    }
  return { chance: 1 - safe, guns };
}

/** What the correction goes by; null where there is nothing to correct. */
export function hitFeatures(observation: Observation): number[] | null {
  const { chance, guns } = bareOdds(observation);
  if (guns === 0 || chance < 0.02) return null;
  const { hit } = prospect(forecast(outlook(observation, REGULAR_STYLE.values)), 0);
  const bare = logit(chance);
  const judged = logit(hit);
  const time = (2 * observation.round - observation.rounds - 1) / observation.rounds;
  return [
    1,
    bare,
    judged,
    time,
    time * time,
    time * time * time,
    guns - 1,
    bare * time,
    judged * judged,
    bare * bare,
    observation.first ? 1 : 0,
    observation.first ? time : 0,
  ];
}

export const HIT_FEATURES = 12;

/** What the correction was learnt to be. */
export interface HitModel {
  readonly weights: readonly number[];
  /** What is still missing in each tenth of the chance that the weights give. */
  readonly gaps: readonly number[];
}

/** The chance that weights make of the features. */
export function weighFeatures(features: readonly number[], weights: readonly number[]): number {
  let score = 0;
  for (const [i, feature] of features.entries()) score += feature * (weights[i] as number);
  return 1 / (1 + Math.exp(-score));
}

/** That chance with the gap of its place closed, in a straight line from the middle of one tenth to the next. */
export function correctedChance(features: readonly number[], model: HitModel): number {
  const chance = weighFeatures(features, model.weights);
  const place = Math.min(model.gaps.length - 1, Math.max(0, 10 * chance - 0.5));
  const below = Math.floor(place);
  const from = model.gaps[below] as number;
  const to = model.gaps[Math.min(model.gaps.length - 1, below + 1)] as number;
  return Math.min(1, Math.max(0, chance + from + (place - below) * (to - from)));
}

/** The corrected chance. */
export function hitChance(observation: Observation): number {
  const features = hitFeatures(observation);
  return features === null ? bareOdds(observation).chance : correctedChance(features, HIT_MODEL);
}
