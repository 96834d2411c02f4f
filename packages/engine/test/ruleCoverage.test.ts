import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readScenarios } from '../src/scenario/read.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** `R-4.3`, `P-kid`, `F-9`; a whole section (`R-10`) can be cited too, but covers none of its statements. */
const ID = /\b(?:R-\d+(?:\.\d+)?|P-[a-z][A-Za-z]*|F-\d+)(?![\w.]*\w)/g;

const idsIn = (text: string): string[] => text.match(ID) ?? [];

/** The ids that RULES.md states, each at the beginning of its line. */
const stated = [...read('docs/RULES.md').matchAll(/^- ((?:R|P|F)-[\w.]+) /gm)].map(
  ([, id]) => id as string,
);
const sections = [...read('docs/RULES.md').matchAll(/^## (R-\d+) /gm)].map(
  ([, id]) => id as string,
);

/** The titles of the tests in a source text: the first argument of test, it and describe, however they are called. */
const titlesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
    ),
  ].map(([, , title]) => title as string);

/** Tables of cases name the ids of their titles in their first column. */
const rowTitlesIn = (source: string): string[] =>
  [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*\((?:[RFP]-[\w.]+(?:, )?)+\))\1/g)].map(
    ([, , title]) => title as string,
  );

/** All tests except this one, whose examples would count as citations. */
const tests = globSync('packages/*/{src,test}/**/*.test.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => path.basename(file) !== path.basename(import.meta.filename),
);
const scenarios = globSync('packages/engine/scenarios/**/*.json', { cwd: ROOT });

const citations = [
  ...tests.flatMap((file) => {
    const source = read(file);
    return [...titlesIn(source), ...rowTitlesIn(source)].flatMap(idsIn).map((id) => ({ id, file }));
  }),
  ...scenarios.flatMap((file) =>
    readScenarios(JSON.parse(read(file))).flatMap(({ rules }) => rules.map((id) => ({ id, file }))),
  ),
];

const missing = (from: readonly string[]): string[] => stated.filter((id) => !from.includes(id));

describe('the rules and their proof', () => {
  test('RULES.md states each id once', () => {
    expect(stated.length).toBeGreaterThan(80);
    expect(stated.filter((id, i) => stated.indexOf(id) !== i)).toEqual([]);
  });

  test('every rule is cited by a test title or a scenario', () => {
    expect(missing(citations.map(({ id }) => id))).toEqual([]);
  });

  test('every rule that is cited exists', () => {
    const known = new Set([...stated, ...sections]);
    expect(citations.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('titles are found however the test is written', () => {
    const source = [
      "test('plain (R-1.1)', () => {});",
      "test.each([['a', (1)]])('each of R-1.2: %s', () => {});",
      'describe(`section R-10`, () => {});',
      "const cases = [['row (R-9.2, F-3)', 1]];",
      "const other = 'R-99.9 is in no title';",
    ].join('\n');
    expect([...titlesIn(source), ...rowTitlesIn(source)].flatMap(idsIn).sort()).toEqual(
      ['F-3', 'R-1.1', 'R-1.1', 'R-1.2', 'R-10', 'R-9.2'].sort(),
    );
  });

  test('a rule without a citation is reported', () => {
    expect(missing([])).toEqual(stated);
    expect(missing(stated.slice(1))).toEqual(stated.slice(0, 1));
  });
});
