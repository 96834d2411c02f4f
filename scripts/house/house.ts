import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.js';
import type { Outcome } from '../runners.ts';
import { folderCycles } from './folder-cycles.ts';
import { readSources, type Source } from './source.ts';
import { readNames, unusedExports } from './unused-exports.ts';

/** Casts that all packages together may have. Lower it when you have removed some. */
const MOST_CASTS = 50;

/** Everything that is loaded by other means than an import from a file of ours. */
const LOADED_BY_NAME = 'packages/bots/examples/*.ts';

const CODE = [
  '{packages/*/{src,test,browser,scripts,prove,training,examples,mutation},scripts}/**/*.{ts,tsx,js}',
  'packages/*/{bin/,}*.{ts,js}',
  '*.ts',
];

const castCount = (sources: readonly Source[]): number =>
  sources.reduce((sum, { casts }) => sum + casts, 0);

const filesIn = (patterns: string | readonly string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/*.d.ts'] })
    .map((file) => file.split(path.sep).join('/'))
    .sort();

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The files that packages export. */
const entryPoints = (): string[] =>
  filesIn('packages/*/package.json').flatMap((manifest) => {
    const { exports = {} }: { exports?: Readonly<Record<string, string>> } = JSON.parse(
      read(manifest),
    );
    return Object.values(exports).map((entry) => path.posix.join(path.dirname(manifest), entry));
  });

/** Checks what lint can't see: imports between folders, exports without a reader, and the number of casts. */
export function checkHouse(): Outcome {
  const packages = globSync('packages/*/src', { cwd: root })
    .sort()
    .map((folder) => ({ folder, sources: readSources(path.join(root, folder)) }));
  const problems = packages.flatMap(({ folder, sources }) =>
    folderCycles(sources).map((cycle) => `Folders of ${folder} import each other: ${cycle}.`),
  );
  const names = filesIn(CODE).map((file) => readNames(file, read(file)));
  problems.push(...unusedExports(names, new Set([...entryPoints(), ...filesIn(LOADED_BY_NAME)])));
  const casts = castCount(packages.flatMap(({ sources }) => sources));
  if (casts > MOST_CASTS) {
    const each = packages.map(({ folder, sources }) => `${folder} ${castCount(sources)}`);
    problems.push(
      `There are ${casts} casts; at most ${MOST_CASTS} are allowed: ${each.join(', ')}.`,
    );
  }
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(`No folder cycles, no unused exports; ${casts} casts of ${MOST_CASTS}.`);
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length };
}
