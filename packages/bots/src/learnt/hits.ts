import type { HitModel } from '../danger/hitChance.ts';

/**
 * Learnt by playing, with `npx holdup learn hits --games 1500 --seed 'learn'`.
 * What the columns are is in hitChance.ts.
 */
export const HIT_MODEL: HitModel = {
  weights: [0.217, 0.435, 0.483, -0.675, -1.08, -0.077, 0.051, 0.031, -0.057, 0.108, -0.15, 1.19],
  gaps: [0.028, 0.01, 0.004, -0.013, -0.023, 0.015, 0.011, 0.021, 0.01, -0.01],
};
