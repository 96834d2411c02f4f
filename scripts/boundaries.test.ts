import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

type Case = readonly [packageAndFile: string, code: string];

const refused = {
  'the engine imports node:*': ['engine/a.ts', "import fs from 'node:fs';\nexport const a = fs;"],
  'the engine imports a type from node:*': [
    'engine/a.ts',
    "import type { Stats } from 'node:fs';\nexport type A = Stats;",
  ],
  'the engine imports a library': ['engine/a.ts', "import 'fast-check';"],
  'the engine imports a library dynamically': ['engine/a.ts', "export const a = import('zod');"],
  'the engine requires a library': ['engine/a.ts', "export const a = require('zod');"],
  'the engine re-exports another package': ['engine/a.ts', "export * from '@holdup/bots';"],
  'the engine imports a file of a sibling': [
    'engine/a.ts',
    "export { a } from '../../bots/src/index.ts';",
  ],
  'the engine calls Math.random': ['engine/core/a.ts', 'export const a = Math.random();'],
  'the engine passes Math.random on': ['engine/a.ts', 'export const a = [1].map(Math.random);'],
  'the engine accesses random by its name': ['engine/a.ts', "export const a = Math['random']();"],
  'the engine destructures Math': [
    'engine/a.ts',
    'const { random } = Math;\nexport const a = random;',
  ],
  'the engine aliases Math': ['engine/a.ts', 'const m = Math;\nexport const a = m;'],
  'the engine creates a Date': ['engine/a.ts', 'export const a = new Date();'],
  'the engine calls Date.now': ['engine/a.ts', 'export const a = Date.now();'],
  'the engine uses performance': ['engine/a.ts', 'export const a = performance.now();'],
  'the engine uses crypto': ['engine/a.ts', 'export const a = crypto.randomUUID();'],
  'the engine uses process': ['engine/a.ts', 'export const a = process.pid;'],
  'the engine writes to the console': ['engine/a.ts', 'console.log(1);'],
  'the engine goes through globalThis': ['engine/a.ts', 'export const a = globalThis.Date;'],
  'bots import node:*': ['bots/a.ts', "import fs from 'node:fs';\nexport const a = fs;"],
  'bots import another package': ['bots/a.ts', "export { a } from '@holdup/protocol';"],
  'bots import a library': ['bots/a.ts', "export { a } from 'openskill';"],
  'the protocol imports the server': ['protocol/a.ts', "export { a } from '@holdup/server';"],
  'the server imports the web client dynamically': [
    'server/a.ts',
    "export const a = import('@holdup/web');",
  ],
  'the server imports deep into a package': [
    'server/a.ts',
    "export { a } from '@holdup/engine/src/core/state.ts';",
  ],
  'the server imports a package by its path': [
    'server/a.ts',
    "export { a } from '../../engine/src/index.ts';",
  ],
  'the command line imports the web client': ['cli/a.ts', "export { a } from '@holdup/web';"],
  'a test imports deep into a package': [
    'cli/a.test.ts',
    "export { a } from '@holdup/engine/src/core/state.ts';",
  ],
  'the web imports node:*': ['web/a.tsx', "import fs from 'node:fs';\nexport const a = fs;"],
  'the web imports a bare Node module': ['web/a.ts', "import fs from 'fs';\nexport const a = fs;"],
  'the web imports node:* dynamically': ['web/a.ts', "export const a = import('node:fs');"],
  'a test of the web client imports the server': [
    'web/a.test.ts',
    "export { a } from '@holdup/server';",
  ],
  'the web imports the server': ['web/a.ts', "export { a } from '@holdup/server';"],
} as const satisfies Record<string, Case>;

const accepted = {
  'the engine imports itself and calculates': [
    'engine/core/a.ts',
    "import { b } from '../b.ts';\nimport { c } from './c.ts';\nexport const a = Math.max(b, c);",
  ],
  'an engine test reads files': [
    'engine/a.test.ts',
    "import fs from 'node:fs';\nexport const a = [fs, Math.random(), Date.now()];",
  ],
  'bots import the engine': [
    'bots/a.ts',
    "import { b } from '@holdup/engine';\nimport { c } from './c.ts';\nexport const a = b + c;",
  ],
  'the server imports packages by name, libraries and node:*': [
    'server/a.ts',
    "import fs from 'node:fs';\nimport { b } from '@holdup/engine';\nimport { c } from 'fastify';\nexport const a = [fs, b, c, Date.now()];",
  ],
  'a test of the web client reads the net from its file': [
    'web/a.test.ts',
    "export { a } from '@holdup/bots/node';",
  ],
  'the web imports packages by name and libraries': [
    'web/a.tsx',
    "import { b } from '@holdup/engine';\nimport { c } from 'preact';\nexport const a = b + c;",
  ],
} as const satisfies Record<string, Case>;

const BOUNDARY =
  /^The (?:engine|protocol|server|web client|command line) |^Bots |seeded generator|not by a path into it|Node\.js builtin|global variable/;

const root = fileURLToPath(new URL('..', import.meta.url));
const workplace = mkdtempSync(path.join(tmpdir(), 'holdup-boundaries-'));
afterAll(() => rmSync(workplace, { recursive: true }));

/** The table in ARCHITECTURE.md: what each package may import, apart from its tests. */
function readTable(): ReadonlyMap<string, ReadonlySet<string>> {
  const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `packages\/(\w+)` \|.*\| ([^|]+) \|$/gm)];
  return new Map(
    rows.map(([, name = '', imports = '']) => [
      name,
      new Set(
        [...(imports.split(';')[0] ?? '').matchAll(/`([\w/]+)`/g)].map(
          ([, imported = '']) => imported,
        ),
      ),
    ]),
  );
}

const table = readTable();
const packages = [...table.keys()];
/** Each package by its name, and its further entries. */
const importable = packages.flatMap((name) => {
  const manifest: { exports?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  return [name, ...Object.keys(manifest.exports ?? {}).filter((entry) => entry !== '.')].map(
    (entry) => (entry === name ? name : `${name}/${entry.slice('./'.length)}`),
  );
});
const pairs = packages.flatMap((from) =>
  importable
    .filter((to) => to !== from && !to.startsWith(`${from}/`))
    .map((to) => ({ from, to, title: `${from} → ${to}` })),
);
const pairCases = Object.fromEntries(
  pairs.map(({ from, to, title }): [string, Case] => [
    title,
    [`${from}/a.ts`, `export { a } from '@holdup/${to}';`],
  ]),
);

/** Lints all cases in one run: each gets a folder of its own below its package's src. */
function lintCases(cases: readonly Case[]): readonly (readonly string[])[] {
  for (const shared of ['biome.json', 'lint', '.gitignore']) {
    cpSync(path.join(root, shared), path.join(workplace, shared), { recursive: true });
  }
  const files = cases.map(([place, code], index) => {
    const [name = '', ...rest] = place.split('/');
    const file = path.posix.join('packages', name, 'src', `case-${index}`, ...rest);
    mkdirSync(path.join(workplace, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(workplace, file), `${code}\n`);
    return file;
  });
  const biome = path.join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error', '.'],
    { cwd: workplace, encoding: 'utf8' },
  );
  const { diagnostics }: { diagnostics: { location: { path: string }; message: string }[] } =
    JSON.parse(stdout);
  return files.map((file) =>
    diagnostics.filter(({ location }) => location.path === file).map(({ message }) => message),
  );
}

const cases: Readonly<Record<string, Case>> = { ...refused, ...accepted, ...pairCases };
const found = lintCases(Object.values(cases));
const errorsOf = (title: string) => found[Object.keys(cases).indexOf(title)];

describe('lint refuses', () => {
  test.each(Object.keys(refused))('%s', (title) => {
    expect(errorsOf(title)).toContainEqual(expect.stringMatching(BOUNDARY));
  });
});

describe('lint accepts', () => {
  test.each(Object.keys(accepted))('%s', (title) => {
    expect(errorsOf(title)).toEqual([]);
  });
});

describe('ARCHITECTURE.md says what lint enforces', () => {
  test('the table has a row for every package', () => {
    const manifest = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
    const folders = manifest.references.flatMap(
      ({ path: place }: { path: string }) => /^\.\/packages\/(\w+)$/.exec(place)?.[1] ?? [],
    );
    expect(packages.toSorted()).toEqual(folders.toSorted());
  });

  test.each(pairs)('$title', ({ from, to, title }) => {
    const allowed = table.get(from)?.has(to) === true;
    if (allowed) expect(errorsOf(title)).toEqual([]);
    else expect(errorsOf(title)).toContainEqual(expect.stringMatching(BOUNDARY));
  });

  test.each(packages)('%s depends on just the packages it may import', (name) => {
    const file = path.join(root, 'packages', name, 'package.json');
    const manifest: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const dependencies = Object.keys(manifest.dependencies ?? {}).flatMap(
      (dependency) => /^@holdup\/(\w+)$/.exec(dependency)?.[1] ?? [],
    );
    const allowed = new Set([...(table.get(name) ?? [])].map((entry) => entry.split('/')[0]));
    expect(dependencies.toSorted()).toEqual([...allowed].toSorted());
  });
});
