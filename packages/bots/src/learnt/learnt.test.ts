import { readFileSync } from 'node:fs';
import { EDITIONS, POWER_NAMES, type PowerName } from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { loadHabits } from '../habits/habits.ts';
import { habitsSource, hitModelSource, valueNetSource, valuesSource } from '../learning/write.ts';
import { loadValueNet } from '../value/netInputs.ts';
import { checkHitModel } from './hitModel.ts';
import { HIT_MODEL } from './hits.ts';
import { HUSTLER_HABITS } from './hustlerHabits.ts';
import { HUSTLER_LEAF } from './hustlerLeaf.ts';
import { REGULAR_LEAF } from './regularLeaf.ts';
import { SHARK_HABITS } from './sharkHabits.ts';
import { SHARK_VALUE } from './sharkValue.ts';
import type { LearningStage } from './stages.ts';
import { REGULAR_VALUES } from './values.ts';
import { type LearntValues, loadValues, type ValueTable } from './valueTable.ts';

const VALUES = {
  values: REGULAR_VALUES,
  regularLeaf: REGULAR_LEAF,
  hustlerLeaf: HUSTLER_LEAF,
} as const;
const stages = ['values', 'regularLeaf', 'hustlerLeaf'] as const;

const tableOf = (values: LearntValues): ValueTable => {
  if (values.second === undefined) throw new Error('the second edition was learnt');
  return values.second;
};

function without(values: LearntValues, power: PowerName): LearntValues {
  const table = tableOf(values);
  const { [power]: _, ...powers } = table.powers;
  return { ...values, second: { ...table, powers } };
}

describe('every power and edition of the engine has been learnt', () => {
  const toLearn = (stage: LearningStage, unlearnt: readonly string[]): string[] =>
    unlearnt.map((name) => `${name} is unknown: run npx holdup learn ${stage}`);

  test.each(stages)('by %s', (stage) => {
    expect(toLearn(stage, loadValues(stage, VALUES[stage]).unlearnt)).toEqual([]);
  });

  test('by sharkValue', () => {
    expect(toLearn('sharkValue', loadValueNet('sharkValue', SHARK_VALUE).unlearnt)).toEqual([]);
  });

  test('and one that has not been is named', () => {
    const missing = (before: readonly string[], after: readonly string[]): string[] =>
      after.filter((name) => !before.includes(name));
    const { unlearnt } = loadValues('values', REGULAR_VALUES);
    const unlearntIn = (values: LearntValues): string[] =>
      missing(unlearnt, loadValues('values', values).unlearnt);
    expect(unlearntIn(without(REGULAR_VALUES, 'kid'))).toEqual(['power kid']);
    const { second } = REGULAR_VALUES;
    expect(unlearntIn(second ? { second } : {})).toEqual(['edition first']);
    const inputs = SHARK_VALUE.inputs.map((name) => (name === 'kid' ? 'formerPower' : name));
    const net = loadValueNet('sharkValue', { ...SHARK_VALUE, inputs });
    expect(missing(loadValueNet('sharkValue', SHARK_VALUE).unlearnt, net.unlearnt)).toEqual([
      'power kid',
    ]);
  });
});

describe('what has not been learnt is neutral', () => {
  test.each(POWER_NAMES)('%s weighs as much as the average of the other powers', (power) => {
    for (const stage of stages) {
      const { rows } = loadValues(stage, without(VALUES[stage], power));
      for (const row of rows.second) {
        const others = POWER_NAMES.filter((name) => name !== power).map((name) => row.powers[name]);
        const average = others.reduce((sum, each) => sum + each, 0) / others.length;
        expect(row.powers[power]).toBeCloseTo(average, 12);
      }
    }
  });

  test('an unknown edition is judged by the first one that is known', () => {
    const second = tableOf(REGULAR_VALUES);
    const { rows } = loadValues('values', { second });
    expect(rows.first).toEqual(rows.second);
    for (const edition of EDITIONS) expect(rows[edition]).toHaveLength(second.money.length);
  });
});

describe('a learnt file that is not whole is refused with what to do', () => {
  const table = tableOf(REGULAR_VALUES);
  const REFUSED: readonly (readonly [string, Partial<ValueTable>, string])[] = [
    ['a short list', { bangs: table.bangs.slice(1) }, 'second.bangs must have 9 numbers'],
    ['a missing row', { lives: table.lives.slice(1) }, 'second.lives must have 5 rows, but has 4'],
    ['no number', { money: table.money.map(() => Number.NaN) }, 'second.money must have 9'],
    ['a short power', { powers: { kid: [1] } }, 'second.powers.kid must have 9 numbers'],
  ];
  test.each(REFUSED)('values with %s', (_, change, message) => {
    const load = () => loadValues('values', { second: { ...table, ...change } });
    expect(load).toThrow(message);
    expect(load).toThrow('Learn it again: npx holdup learn values');
  });

  test('no values at all', () => {
    expect(() => loadValues('hustlerLeaf', {})).toThrow('npx holdup learn hustlerLeaf');
  });

  test('a net with too few weights, or with other inputs', () => {
    const load = { ...SHARK_HABITS.load, weights: SHARK_HABITS.load.weights.slice(1) };
    expect(() => loadHabits('sharkHabits', { ...SHARK_HABITS, load })).toThrow(
      '17 inputs and 12 hidden units need 246 numbers, but there are 245. Learn it again: npx holdup learn sharkHabits',
    );
    expect(() => loadHabits('sharkHabits', { ...SHARK_HABITS, load: SHARK_HABITS.aim })).toThrow(
      'Input 0 must be shots, but is chance.',
    );
  });

  test('a hit model without a weight or a gap', () => {
    const weights = { ...HIT_MODEL.weights, bare: Number.NaN };
    expect(() => checkHitModel({ ...HIT_MODEL, weights })).toThrow('No weight for bare.');
    expect(() => checkHitModel({ ...HIT_MODEL, gaps: [] })).toThrow('There must be 10 gaps.');
  });
});

test('learning writes the files as they are here, but for their line breaks', () => {
  const tokens = (source: string): string =>
    source.replaceAll(/\s+/g, '').replaceAll(/,(?=[\]}])/g, '');
  const WRITTEN: Readonly<Record<LearningStage, (command: string) => string>> = {
    values: (command) => valuesSource('REGULAR_VALUES', command, REGULAR_VALUES),
    regularLeaf: (command) => valuesSource('REGULAR_LEAF', command, REGULAR_LEAF),
    hustlerHabits: (command) => habitsSource('HUSTLER_HABITS', command, HUSTLER_HABITS),
    hustlerLeaf: (command) => valuesSource('HUSTLER_LEAF', command, HUSTLER_LEAF),
    sharkHabits: (command) => habitsSource('SHARK_HABITS', command, SHARK_HABITS),
    sharkValue: (command) => valueNetSource('SHARK_VALUE', command, SHARK_VALUE),
    hits: (command) => hitModelSource(command, HIT_MODEL),
  };
  for (const [stage, write] of Object.entries(WRITTEN)) {
    const file = readFileSync(new URL(`./${stage}.ts`, import.meta.url), 'utf8');
    const command = /`(.*)`/.exec(file)?.[1] ?? '';
    expect(command).toMatch(new RegExp(`^npx holdup learn ${stage} `));
    expect(tokens(write(command))).toBe(tokens(file));
  }
});
