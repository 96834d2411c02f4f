import { forecast, prospect } from '../policy/forecast.ts';
import { REGULAR_STYLE } from '../policy/style.ts';
import { has, type Sight } from '../sight/sight.ts';
import { outlook } from '../value/outlook.ts';
import { HIT_WEIGHTS } from './hitWeights.ts';

/**
 * The chance that standing brings a wound, as it turned out in games: the bare odds of the guns, corrected by how often
 * guns go down before they fire and by how people load early and late in a game.
 */

const logit = (chance: number): number => {
  const kept = Math.min(0.98, Math.max(0.02, chance));
  return Math.log(kept / (1 - kept));
};

/** The chance that at least one of the guns on a seat is loaded with a shot, by the bare odds. */
export function bareOdds(sight: Sight): { chance: number; guns: number } {
  let safe = 1;
  let guns = 0;
  for (let other = 0; other < sight.seats; other++)
    if (sight.targets[other] === sight.me && has(sight.loaded, other)) {
      safe *= 1 - (sight.shot[other] as number);
      guns++;
    }
  return { chance: 1 - safe, guns };
}

/** What the correction goes by; null where there is nothing to correct. */
export function hitFeatures(sight: Sight): number[] | null {
  const { chance, guns } = bareOdds(sight);
  if (guns === 0 || chance < 0.02) return null;
  const { hit } = prospect(forecast(outlook(sight, REGULAR_STYLE.values)), 0);
  const bare = logit(chance);
  const judged = logit(hit);
  const time = (2 * sight.round - sight.rounds - 1) / sight.rounds;
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
    sight.first ? 1 : 0,
    sight.first ? time : 0,
  ];
}

export const HIT_FEATURES = 12;

/** The chance that weights make of the features. */
export function weighFeatures(features: readonly number[], weights: readonly number[]): number {
  let score = 0;
  for (const [i, feature] of features.entries()) score += feature * (weights[i] as number);
  return 1 / (1 + Math.exp(-score));
}

/** The corrected chance. */
export function hitChance(sight: Sight): number {
  const features = hitFeatures(sight);
  return features === null ? bareOdds(sight).chance : weighFeatures(features, HIT_WEIGHTS);
}
