// Usage: node scripts/test.ts [STAGE…]   All stages without a name; the last line is the sum.
import { auditDependencies } from './audit.ts';
import { checkLockfile } from './lockfile-check.ts';
import { type Outcome, runBrowser, runPage, runProgram, runVitest } from './runners.ts';

type Stage = { readonly title: string; readonly run: () => Promise<Outcome> };

const stages: Readonly<Record<string, Stage>> = {
  lint: {
    title: 'format, lint and package boundaries',
    run: () => runProgram('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  },
  types: { title: 'types', run: () => runProgram('typescript/bin/tsc', ['--build']) },
  lockfile: { title: 'package-lock.json', run: async () => checkLockfile() },
  audit: { title: 'known weaknesses in what ships', run: auditDependencies },
  unit: { title: 'unit, property and scenario tests', run: runVitest },
  page: { title: 'the page is built, and a first visit weighs what it may', run: runPage },
  browser: { title: 'whole games in a real browser', run: runBrowser },
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in stages));
  if (unknown.length > 0) {
    const known = Object.keys(stages).join(', ');
    process.stderr.write(
      `holdup: no test stage called ${unknown.join(', ')}; there are ${known}.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const total = { passed: 0, failed: 0 };
  for (const [name, stage] of Object.entries(stages)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n━━ ${name}: ${stage.title}`);
    const started = performance.now();
    const { passed, failed } = await stage.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`━━ ${name}: ${failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
