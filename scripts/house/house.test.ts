import { expect, test } from 'vitest';
import { folderCycles } from './folder-cycles.ts';
import { readSource } from './source.ts';
import { readNames, unusedExports } from './unused-exports.ts';

const cyclesOf = (files: Readonly<Record<string, string>>): readonly string[] =>
  folderCycles(Object.entries(files).map(([file, code]) => readSource(file, code)));

test('two folders that import each other are a cycle, and the message names both imports', () => {
  expect(
    cyclesOf({
      'a/one.ts': "import { two } from '../b/two.ts'; export const one = two;",
      'b/two.ts': 'export const two = 2;',
      'b/three.ts': "import '../a/one.ts';",
    }),
  ).toEqual(['a/one.ts imports b/two.ts, b/three.ts imports a/one.ts']);
});

test('a cycle over three folders and the root, closed by a re-export, is found', () => {
  expect(
    cyclesOf({
      'index.ts': "export * from './a/one.ts';",
      'a/one.ts': "import { two } from './b/two.tsx'; export const one = two;",
      'a/b/two.tsx': "export { three as two } from '../../c/three.ts';",
      'c/three.ts': "export { x as three } from '../index.ts';",
    }),
  ).toEqual([
    'index.ts imports a/one.ts, a/one.ts imports a/b/two.tsx, a/b/two.tsx imports c/three.ts, c/three.ts imports index.ts',
  ]);
});

test('separate cycles are all reported, each once', () => {
  const cycle = (a: string, b: string) => ({
    [`${a}/x.ts`]: `import '../${b}/x.ts';`,
    [`${b}/x.ts`]: `import '../${a}/x.ts';`,
  });
  expect(cyclesOf({ ...cycle('a', 'b'), ...cycle('c', 'd') })).toHaveLength(2);
});

test.each([
  ["import type { B } from '../b/two.ts'; export type A = B;"],
  ["import { type B } from '../b/two.ts'; export type A = B;"],
  ["export type { B } from '../b/two.ts';"],
  ["export const load = () => import('../b/two.ts');"],
  ["// import { B } from '../b/two.ts';"],
  ["export const text = `import '../b/two.ts';`;"],
])('types, deferred imports, comments and strings make no cycle: %s', (code) => {
  expect(cyclesOf({ 'a/one.ts': code, 'b/two.ts': "import '../a/one.ts';" })).toEqual([]);
});

test('files of one folder may import each other', () => {
  expect(cyclesOf({ 'a/x.ts': "import './y.ts';", 'a/y.ts': "import './x.ts';" })).toEqual([]);
});

test('casts count; keywords, renamed imports and comments do not', () => {
  const code = `
    import { a as B } from 'c'; // as Text
    const some = [a as B, <B>a, a as unknown as { b: string }, a as keyof B, a as number[]];
    const none = [[1] as const, a[0] as number, a as unknown, { x: 1 } satisfies B];`;
  expect(readSource('a.ts', code).casts).toBe(5);
});

const unusedIn = (files: Readonly<Record<string, string>>, ...entryPoints: string[]) =>
  unusedExports(
    Object.entries(files).map(([file, code]) => readNames(file, code)),
    new Set(entryPoints),
  );

test('a name that no other file imports is reported with its file; types and re-exports count too', () => {
  const files = {
    'a/one.ts': "export const used = 1; export type Idle = 2; export { two } from '../b/two.ts';",
    'b/two.ts':
      "import { used } from '../a/one.ts'; export const two = used; export const idle = 3;",
  };
  expect(unusedIn(files)).toEqual([
    'a/one.ts exports Idle, which no other file imports.',
    'a/one.ts exports two, which no other file imports.',
    'b/two.ts exports idle, which no other file imports.',
  ]);
  expect(unusedIn(files, 'a/one.ts')).toEqual([
    'b/two.ts exports idle, which no other file imports.',
  ]);
});

test.each([
  ["import { one } from './one.ts';"],
  ["import type { one } from './one.ts';"],
  ["import { one as other } from './one.ts';"],
  ["import * as all from './one.ts';"],
  ["export * from './one.ts';"],
  ["const load = () => import('./one.ts');"],
  ["type One = typeof import('./one.ts').one;"],
  ["import address from './one.ts?url';"],
])('a name counts as used however it is imported: %s', (code) => {
  const exported = code.includes('?url') ? 'export default 1;' : 'export const one = 1;';
  expect(unusedIn({ 'one.ts': exported, 'two.ts': code })).toEqual([]);
});
