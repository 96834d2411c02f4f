import { learnAgain } from './stages.ts';

/** What the correction of the bare odds is computed from (danger/hitChance.ts). */
export const HIT_FEATURES = [
  'constant',
  'bare',
  'judged',
  'time',
  'timeSquared',
  'timeCubed',
  'moreGuns',
  'bareTimesTime',
  'judgedSquared',
  'bareSquared',
  'firstEdition',
  'firstEditionTimesTime',
] as const;
export type HitFeature = (typeof HIT_FEATURES)[number];

/** How far the bare odds of being hit are corrected. */
export interface HitModel {
  readonly weights: Readonly<Record<HitFeature, number>>;
  /** What the weights still miss, in each tenth of the chance that they give. */
  readonly gaps: readonly number[];
}

export const HIT_GAPS = 10;

export function checkHitModel(model: HitModel): HitModel {
  const missing = HIT_FEATURES.filter((name) => !Number.isFinite(model.weights[name]));
  if (missing.length > 0) throw new Error(`No weight for ${missing[0]}. ${learnAgain('hits')}`);
  if (model.gaps.length !== HIT_GAPS || !model.gaps.every(Number.isFinite))
    throw new Error(`There must be ${HIT_GAPS} gaps. ${learnAgain('hits')}`);
  return model;
}
