import type { Weights } from './fit.ts';

const DIGITS = 1000;

const rounded = (weight: number): number => Math.round(weight * DIGITS) / DIGITS;

const table = (weights: Weights): string =>
  weights.map((row) => `    [${row.map(rounded).join(', ')}],`).join('\n');

/** The source of weights.ts. */
export const weightsSource = (command: string, second: Weights, first: Weights): string =>
  `/**
 * Learnt by playing, with \`${command}\`.
 * One row for every number of rounds to come; what the columns are is in features.ts.
 */
export const WEIGHTS: {
  readonly second: readonly (readonly number[])[];
  readonly first: readonly (readonly number[])[];
} = {
  second: [
${table(second)}
  ],
  first: [
${table(first)}
  ],
};
`;
