// Usage: node scripts/stress.ts N   Runs the integration and browser tests N times in random order, every second time while
// all cores are kept busy. Prints every test that failed even once.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { integrationTests } from './integration.ts';
import { buffered, progressIn } from './output.ts';
import { showProgress } from './progress.js';
import { type Outcome, runBrowser, runPage, runVitest } from './runners.ts';

const MOST_ROUNDS = 1000;

type Failure = {
  readonly test: string;
  readonly round: number;
  readonly seed: number;
  readonly busy: boolean;
};

/** Keeps a core busy until the stress run ends, however it ends. */
const SPIN = 'const parent = process.ppid; while (process.ppid === parent);';

function keepBusy(): () => void {
  const spinners: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', SPIN], { stdio: 'ignore' }),
  );
  const stop = () => {
    for (const spinner of spinners) spinner.kill('SIGKILL');
  };
  process.once('exit', stop);
  return () => {
    stop();
    process.off('exit', stop);
  };
}

const failuresOf = ({ tests, failed }: Outcome, stage: string): readonly string[] => {
  const names = (tests ?? [])
    .filter(({ passed }) => !passed)
    .map(({ file, title }) => `${path.basename(file)}: ${title}`);
  return failed > 0 && names.length === 0 ? [`${stage}: an error outside any test`] : names;
};

/** Runs both kinds of tests at once, as `npm test` does. Their output is shown only if something failed. */
async function runRound(folder: string, seed: number): Promise<readonly string[]> {
  const outputs = { vitest: buffered(), playwright: buffered() };
  const stopProgress = showProgress('Running', () =>
    Object.entries(outputs)
      .map(([name, { text }]) => `${name} ${progressIn(text())}`)
      .join('; '),
  );
  const [vitest, browser] = await Promise.all([
    runVitest(folder, outputs.vitest, [
      ...integrationTests(),
      '--sequence.shuffle.files',
      '--sequence.shuffle.tests',
      `--sequence.seed=${seed}`,
    ]),
    runBrowser(folder, outputs.playwright, [`--shuffle=${seed}`]),
  ]);
  stopProgress();
  if (vitest.failed > 0) console.log(outputs.vitest.text());
  if (browser.failed > 0) console.log(outputs.playwright.text());
  return [...failuresOf(vitest, 'vitest'), ...failuresOf(browser, 'playwright')];
}

async function stress(rounds: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-stress-'));
  await runPage(folder);
  const failures: Failure[] = [];
  for (let round = 1; round <= rounds; round++) {
    const busy = round % 2 === 0;
    const seed = (Date.now() + round) % 1_000_000;
    const started = performance.now();
    const relax = busy ? keepBusy() : () => {};
    const failed = await runRound(folder, seed).finally(relax);
    failures.push(...failed.map((test) => ({ test, round, seed, busy })));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      `━━ round ${round} of ${rounds}, seed ${seed}, ${busy ? 'busy' : 'idle'}, ${seconds} s: ${failed.length} failed`,
    );
  }
  for (const { test, round, seed, busy } of failures)
    console.log(`FAILED in round ${round} (seed ${seed}, ${busy ? 'busy' : 'idle'}) ${test}`);
  console.log(`\n${rounds} rounds, ${failures.length} failures`);
  if (failures.length > 0) console.log(`Reports of the last round: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
  process.exitCode = failures.length === 0 ? 0 : 1;
}

const [count = '', ...rest] = process.argv.slice(2);
const rounds = /^\d+$/.test(count) ? Number(count) : 0;
if (rounds >= 1 && rounds <= MOST_ROUNDS && rest.length === 0) await stress(rounds);
else {
  process.stderr.write(
    `holdup: say how many rounds, from 1 to ${MOST_ROUNDS}: npm run test:stress -- 10\n`,
  );
  process.exitCode = 2;
}
