// Usage: node scripts/newcomer/wholeSuite.ts [PACKAGE…]   Follows each page about adding something in a copy, and runs all
// unit tests there, or those of the packages named. Only the tests that the page lists as steps of a release may fail.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.js';
import { readVitest } from '../reports.ts';
import { readRecipe } from './recipe.ts';
import { copyRepository } from './workingCopy.ts';

const PAGES = ['power', 'loot-card', 'field'].map((what) => `docs/adding-a-${what}.md`);

/** The tests a page names as failing until the release. */
function releaseTests(page: string): readonly string[] {
  const [, release = ''] = readFileSync(path.join(root, page), 'utf8').split(
    '## Before it is released',
  );
  return [...release.matchAll(/`([\w.]+\.test\.ts)`/g)].flatMap(([, name]) => name ?? []);
}

/** Runs the tests of these packages in a copy changed as the page says; gives the failures the page does not name. */
async function unexplained(page: string, packages: readonly string[]): Promise<readonly string[]> {
  const named = releaseTests(page);
  const recipe = readRecipe(path.join(root, page));
  const copy = copyRepository(recipe);
  const report = `${copy.folder}.json`;
  try {
    copy.apply(recipe);
    const projects = packages.flatMap((name) => ['--project', name]);
    const reporter = ['--reporter=json', `--outputFile.json=${report}`];
    await copy.run('vitest/vitest.mjs', ['run', ...projects, ...reporter]);
    const tests = readVitest(readFileSync(report, 'utf8'));
    const failed = tests.filter(({ passed }) => !passed);
    console.log(`${page}: ${tests.length} tests, ${failed.length} failed`);
    const seen = new Set(failed.map(({ file }) => path.basename(file)));
    for (const name of seen)
      if (named.includes(name)) console.log(`  a step of the release: ${name}`);
    return failed
      .filter(({ file }) => !named.includes(path.basename(file)))
      .map(({ file, title }) => `${path.basename(file)}: ${title}`);
  } finally {
    copy.remove();
    rmSync(report, { force: true });
  }
}

const known = readdirSync(path.join(root, 'packages'));
const wished = process.argv.slice(2);
const unknown = wished.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `holdup: there is no package ${unknown.join(', ')}; choose from ${known.join(', ')}.\n`,
  );
  process.exitCode = 2;
} else
  for (const page of PAGES) {
    const failures = await unexplained(page, wished.length > 0 ? wished : known);
    for (const failure of failures) console.log(`  ✗ ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
  }
