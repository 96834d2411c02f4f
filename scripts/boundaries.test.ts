import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  'the engine imports a library on demand': ['engine/a.ts', "export const a = import('zod');"],
  'the engine requires a library': ['engine/a.ts', "export const a = require('zod');"],
  'the engine passes on another package': ['engine/a.ts', "export * from '@holdup/bots';"],
  'the engine reaches into a sibling': [
    'engine/a.ts',
    "export { a } from '../../bots/src/index.ts';",
  ],
  'the engine calls Math.random': ['engine/core/a.ts', 'export const a = Math.random();'],
  'the engine passes Math.random on': ['engine/a.ts', 'export const a = [1].map(Math.random);'],
  'the engine takes random by its name': ['engine/a.ts', "export const a = Math['random']();"],
  'the engine takes random out of Math': [
    'engine/a.ts',
    'const { random } = Math;\nexport const a = random;',
  ],
  'the engine gives Math another name': ['engine/a.ts', 'const m = Math;\nexport const a = m;'],
  'the engine makes a Date': ['engine/a.ts', 'export const a = new Date();'],
  'the engine asks Date.now': ['engine/a.ts', 'export const a = Date.now();'],
  'the engine asks performance': ['engine/a.ts', 'export const a = performance.now();'],
  'the engine asks crypto': ['engine/a.ts', 'export const a = crypto.randomUUID();'],
  'the engine asks process': ['engine/a.ts', 'export const a = process.pid;'],
  'the engine writes to the console': ['engine/a.ts', 'console.log(1);'],
  'the engine goes through globalThis': ['engine/a.ts', 'export const a = globalThis.Date;'],
  'bots import node:*': ['bots/a.ts', "import fs from 'node:fs';\nexport const a = fs;"],
  'bots import another package': ['bots/a.ts', "export { a } from '@holdup/protocol';"],
  'bots import a library': ['bots/a.ts', "export { a } from 'openskill';"],
  'the server imports deep into a package': [
    'server/a.ts',
    "export { a } from '@holdup/engine/src/core/state.ts';",
  ],
  'the server imports a package by its place': [
    'server/a.ts',
    "export { a } from '../../engine/src/index.ts';",
  ],
  'a test imports deep into a package': [
    'cli/a.test.ts',
    "export { a } from '@holdup/engine/src/core/state.ts';",
  ],
  'the web imports node:*': ['web/a.tsx', "import fs from 'node:fs';\nexport const a = fs;"],
  'the web imports a bare Node module': ['web/a.ts', "import fs from 'fs';\nexport const a = fs;"],
  'the web imports node:* on demand': ['web/a.ts', "export const a = import('node:fs');"],
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
  'bots compute with the codes of the engine': [
    'bots/a.ts',
    "import { b } from '@holdup/engine/codes';\nexport const a = b;",
  ],
  'the server imports packages by name, libraries and node:*': [
    'server/a.ts',
    "import fs from 'node:fs';\nimport { b } from '@holdup/engine';\nimport { c } from 'fastify';\nexport const a = [fs, b, c, Date.now()];",
  ],
  'the web imports packages by name and libraries': [
    'web/a.tsx',
    "import { b } from '@holdup/engine';\nimport { c } from 'preact';\nexport const a = b + c;",
  ],
} as const satisfies Record<string, Case>;

const BOUNDARY =
  /^The engine |^Bots |^The web client |seeded generator|by its name alone|Node\.js builtin|global variable/;

const root = fileURLToPath(new URL('..', import.meta.url));
const workplace = mkdtempSync(path.join(tmpdir(), 'holdup-boundaries-'));
afterAll(() => rmSync(workplace, { recursive: true }));

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
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { location: { path: string }; message: string }[];
  };
  return files.map((file) =>
    diagnostics.filter(({ location }) => location.path === file).map(({ message }) => message),
  );
}

const cases = { ...refused, ...accepted };
const found = lintCases(Object.values(cases));
const errorsOf = (title: string) => found[Object.keys(cases).indexOf(title)];

describe('lint refuses that', () => {
  test.each(Object.keys(refused))('%s', (title) => {
    expect(errorsOf(title)).toContainEqual(expect.stringMatching(BOUNDARY));
  });
});

describe('lint accepts that', () => {
  test.each(Object.keys(accepted))('%s', (title) => {
    expect(errorsOf(title)).toEqual([]);
  });
});
