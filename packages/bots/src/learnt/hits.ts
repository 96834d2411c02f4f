import type { HitModel } from './hitModel.ts';

/**
 * Learnt by playing, with `npx holdup learn hits --games 1500 --seed 'learn'`.
 * What the weights are for is in hitModel.ts.
 */
export const HIT_MODEL: HitModel = {
  weights: {
    constant: 0.217,
    bare: 0.435,
    judged: 0.483,
    time: -0.675,
    timeSquared: -1.08,
    timeCubed: -0.077,
    moreGuns: 0.051,
    bareTimesTime: 0.031,
    judgedSquared: -0.057,
    bareSquared: 0.108,
    firstEdition: -0.15,
    firstEditionTimesTime: 1.19,
  },
  gaps: [0.028, 0.01, 0.004, -0.013, -0.023, 0.015, 0.011, 0.021, 0.01, -0.01],
};
