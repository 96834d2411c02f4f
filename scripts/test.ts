// Usage: node scripts/test.ts [STAGE…]   Runs all stages if none is named; the last line is the sum.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditDependencies } from './audit.ts';
import { checkHouse } from './house/house.ts';
import { checkLockfile } from './lockfile-check.ts';
import { type Outcome, runBrowser, runPage, runProgram, runTypes, runVitest } from './runners.ts';

type Stage = { readonly title: string; readonly run: (runFolder: string) => Promise<Outcome> };

const stages: Readonly<Record<string, Stage>> = {
  lint: {
    title: 'format, lint and package boundaries',
    run: () => runProgram('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  },
  types: { title: 'types', run: runTypes },
  house: { title: 'folder cycles and casts', run: async () => checkHouse() },
  lockfile: { title: 'package-lock.json', run: async () => checkLockfile() },
  audit: { title: 'known vulnerabilities in what ships', run: auditDependencies },
  unit: { title: 'unit, property and scenario tests', run: runVitest },
  page: { title: 'the built page, and the size of a first visit', run: runPage },
  browser: { title: 'whole games in a real browser', run: runBrowser },
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in stages));
  if (unknown.length > 0) {
    const known = Object.keys(stages).join(', ');
    process.stderr.write(
      `holdup: there is no test stage ${unknown.join(', ')}; choose from ${known}.\n`,
    );
    process.exitCode = 2;
    return;
  }
  // Whatever a run writes goes here, so that runs in the same checkout don't disturb each other.
  const runFolder = mkdtempSync(path.join(tmpdir(), 'holdup-test-'));
  const total = { passed: 0, failed: 0 };
  for (const [name, stage] of Object.entries(stages)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n━━ ${name}: ${stage.title}`);
    const started = performance.now();
    const { passed, failed } = await stage.run(runFolder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`━━ ${name}: ${failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
  }
  if (total.failed > 0) console.log(`\nReports of this run: ${runFolder}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
  if (total.failed === 0) rmSync(runFolder, { recursive: true, force: true });
}

await main(process.argv.slice(2));
