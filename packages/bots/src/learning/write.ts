import type { HitModel } from '../hints/hitChance.ts';
import type { ValueWeights } from '../value/base.ts';

const DIGITS = 1000;

const rounded = (weight: number): number => Math.round(weight * DIGITS) / DIGITS;

const row = (weights: readonly number[]): string => `[${weights.map(rounded).join(', ')}]`;

const table = (weights: readonly (readonly number[])[]): string =>
  weights.map((each) => `    ${row(each)},`).join('\n');

/** The source of a file of values. */
export const weightsSource = (
  name: string,
  command: string,
  { second, first }: ValueWeights,
): string =>
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learnt numbers that only look like constants
import type { HitModel } from '../hints/hitChance.ts';
import type { ValueWeights } from './base.ts';

/**
 * Learnt by playing, with \`${command}\`.
 * One row for every number of rounds to come; what the columns are is in features.ts.
 */
export const ${name}: ValueWeights = {
  second: [
${table(second)}
  ],
  first: [
${table(first)}
  ],
};
`;

/** The source of hitWeights.ts. */
export const hitModelSource = (command: string, { weights, gaps }: HitModel): string =>
  `import type { HitModel } from './hitChance.ts';

/**
 * Learnt by playing, with \`${command}\`.
 * What the columns are is in hitChance.ts.
 */
export const HIT_MODEL: HitModel = {
  weights: ${row(weights)},
  gaps: ${row(gaps)},
};
`;
