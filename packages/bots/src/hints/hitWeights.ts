/**
 * Learnt by playing, with `npx holdup learn hits --games 700 --seed learn`.
 * What the columns are is in hitChance.ts.
 */
export const HIT_WEIGHTS: readonly number[] = [
  0.179, 0.407, 0.449, -0.701, -1.094, -0.09, 0.115, 0.074, -0.097, 0.09, -0.103, 1.197,
];
