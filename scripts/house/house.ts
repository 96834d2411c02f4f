import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.js';
import type { Outcome } from '../runners.ts';
import { folderCycles } from './folder-cycles.ts';
import { readSources, type Source } from './source.ts';

/** Casts that all packages together may have. Lower it when you have removed some. */
const MOST_CASTS = 50;

const castCount = (sources: readonly Source[]): number =>
  sources.reduce((sum, { casts }) => sum + casts, 0);

/** Checks what lint can't see: imports between folders, and the number of casts in all packages. */
export function checkHouse(): Outcome {
  const packages = globSync('packages/*/src', { cwd: root })
    .sort()
    .map((folder) => ({ folder, sources: readSources(path.join(root, folder)) }));
  const problems = packages.flatMap(({ folder, sources }) =>
    folderCycles(sources).map((cycle) => `Folders of ${folder} import each other: ${cycle}.`),
  );
  const casts = castCount(packages.flatMap(({ sources }) => sources));
  if (casts > MOST_CASTS) {
    const each = packages.map(({ folder, sources }) => `${folder} ${castCount(sources)}`);
    problems.push(
      `There are ${casts} casts; at most ${MOST_CASTS} are allowed: ${each.join(', ')}.`,
    );
  }
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`No folder cycles; ${casts} casts of ${MOST_CASTS}.`);
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length };
}
