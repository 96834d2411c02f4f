import { EDITIONS } from '@holdup/engine';
import type { HitModel } from '../learnt/hitModel.ts';
import type { Habits, Net } from '../learnt/net.ts';
import type { LearntValues, ValueTable } from '../learnt/valueTable.ts';

/** The sources of the files in `learnt/`. `npm run format` breaks their lines. */

const DIGITS = 1000;

const rounded = (weight: number): number => Math.round(weight * DIGITS) / DIGITS;

const list = (weights: readonly number[]): string => `[${weights.map(rounded).join(', ')}]`;

const lists = (weights: readonly (readonly number[])[]): string =>
  `[${weights.map((each) => `${list(each)},`).join('')}]`;

const record = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([name, source]) => `${name}: ${source},`).join('\n')}}`;

const names = (all: readonly string[]): string => `[${all.map((name) => `'${name}'`).join(', ')}]`;

const tableSource = (table: ValueTable): string =>
  record([
    ['money', list(table.money)],
    ['paintings', lists(table.paintings)],
    ['diamondLead', lists(table.diamondLead)],
    ['lives', lists(table.lives)],
    ['bangs', list(table.bangs)],
    ['godfather', list(table.godfather)],
    ['shame', list(table.shame)],
    ['powers', record(Object.entries(table.powers).map(([name, each]) => [name, list(each)]))],
  ]);

/** The source of a file of values. */
export const valuesSource = (name: string, command: string, values: LearntValues): string =>
  `import type { LearntValues } from './valueTable.ts';

/**
 * Learnt by playing, with \`${command}\`.
 * What the weights are for is in valueTable.ts.
 */
export const ${name}: LearntValues = ${record(
    EDITIONS.flatMap((edition) => {
      const table = values[edition];
      return table === undefined ? [] : [[edition, tableSource(table)] as const];
    }),
  )};
`;

/** The source of hits.ts. */
export const hitModelSource = (command: string, { weights, gaps }: HitModel): string =>
  `import type { HitModel } from './hitModel.ts';

/**
 * Learnt by playing, with \`${command}\`.
 * What the weights are for is in hitModel.ts.
 */
export const HIT_MODEL: HitModel = {
  weights: ${record(Object.entries(weights).map(([name, each]) => [name, `${rounded(each)}`]))},
  gaps: ${list(gaps)},
};
`;

const netSource = ({ inputs, hidden, weights }: Net): string =>
  record([
    ['inputs', names(inputs)],
    ['hidden', `${hidden}`],
    ['weights', list(weights)],
  ]);

/** The source of a file of habits. */
export const habitsSource = (
  name: string,
  command: string,
  { load, aim, courage }: Habits,
): string =>
  `import type { Habits } from './net.ts';

/**
 * Learnt by watching games, with \`${command}\`.
 * What the inputs are is in habits/features.ts.
 */
export const ${name}: Habits = ${record([
    ['load', netSource(load)],
    ['aim', netSource(aim)],
    ['courage', netSource(courage)],
  ])};
`;

/** The source of a file with a net that judges. */
export const valueNetSource = (name: string, command: string, net: Net): string =>
  `import type { Net } from './net.ts';

/**
 * Learnt by playing, with \`${command}\`.
 * What the inputs are is in value/netInputs.ts.
 */
export const ${name}: Net = ${netSource(net)};
`;
