// Usage: node scripts/test.ts [STAGE…]   Runs all stages if none is named; the last line is the sum.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditDependencies } from './audit.ts';
import { checkHouse } from './house/house.ts';
import { checkLockfile } from './lockfile-check.ts';
import { slowest } from './reports.ts';
import { type Outcome, runBrowser, runPage, runProgram, runTypes, runVitest } from './runners.ts';

type Stage = {
  readonly title: string;
  readonly run: (runFolder: string) => Promise<Outcome>;
};

const stages: Readonly<Record<string, Stage>> = {
  lint: {
    title: 'format, lint and package boundaries',
    run: () => runProgram('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  },
  types: { title: 'types', run: runTypes },
  house: { title: 'folder cycles and casts', run: async () => checkHouse() },
  lockfile: { title: 'package-lock.json', run: async () => checkLockfile() },
  audit: { title: 'known vulnerabilities in what ships', run: auditDependencies },
  unit: { title: 'unit, property, scenario and integration tests', run: (to) => runVitest(to) },
  page: { title: 'the built page, and the size of a first visit', run: runPage },
  browser: { title: 'whole games in a real browser', run: (to) => runBrowser(to) },
};

const SLOWEST = 10;

async function runStages(names: readonly string[]): Promise<void> {
  // Whatever a run writes goes here, so that runs in the same checkout don't disturb each other.
  const runFolder = mkdtempSync(path.join(tmpdir(), 'holdup-test-'));
  const done: (Outcome & { readonly name: string; readonly seconds: number })[] = [];
  for (const [name, stage] of Object.entries(stages)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n━━ ${name}: ${stage.title}`);
    const started = performance.now();
    const outcome = await stage.run(runFolder);
    const seconds = (performance.now() - started) / 1000;
    console.log(`━━ ${name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s`);
    done.push({ ...outcome, name, seconds });
  }
  const tests = done.flatMap((stage) => stage.tests ?? []);
  if (tests.length > 0) console.log(`\nSlowest tests:\n${slowest(tests, SLOWEST).join('\n')}`);
  const times = done.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`);
  console.log(`\nTime: ${times.join(', ')}`);
  const passed = done.reduce((sum, stage) => sum + stage.passed, 0);
  const failed = done.reduce((sum, stage) => sum + stage.failed, 0);
  if (failed > 0) console.log(`\nReports of this run: ${runFolder}`);
  else rmSync(runFolder, { recursive: true, force: true });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(stages, name));
if (unknown.length === 0) await runStages(names);
else {
  const known = Object.keys(stages).join(', ');
  process.stderr.write(
    `holdup: there is no test stage ${unknown.join(', ')}; choose from ${known}.\n`,
  );
  process.exitCode = 2;
}
