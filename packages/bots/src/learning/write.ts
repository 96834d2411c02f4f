import type { HitModel } from '../danger/hitChance.ts';
import type { Habits } from '../habits/habits.ts';
import type { Net } from '../learnt/net.ts';
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
  `import type { ValueWeights } from './base.ts';

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

const net = ({ inputs, hidden, weights }: Net): string =>
  `{ inputs: ${inputs}, hidden: ${hidden}, weights: ${row(weights)} }`;

/** The source of a file of habits. */
export const habitsSource = (
  name: string,
  command: string,
  { load, aim, courage }: Habits,
): string =>
  `import type { Habits } from './habits.ts';

/**
 * Learnt by watching games, with \`${command}\`.
 * What goes in is in features.ts.
 */
export const ${name}: Habits = {
  load: ${net(load)},
  aim: ${net(aim)},
  courage: ${net(courage)},
};
`;

/** The source of a file with a net that judges. */
export const valueSource = (name: string, command: string, value: Net): string =>
  `import type { Net } from '../learnt/net.ts';

/**
 * Learnt by playing, with \`${command}\`.
 * What goes in is in netInputs.ts.
 */
export const ${name}: Net = ${net(value)};
`;
