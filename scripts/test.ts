// Usage: node scripts/test.ts [STAGE…]   Runs all stages if none is named; the last line is the sum.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditDependencies } from './audit.ts';
import { checkHouse } from './house/house.ts';
import { checkLockfile } from './lockfile-check.ts';
import { buffered, type Output, terminal } from './output.ts';
import { runPackages } from './pack/stage.ts';
import { slowest } from './reports.ts';
import { type Outcome, runBrowser, runPage, runProgram, runTypes, runVitest } from './runners.ts';

type Stage = {
  readonly title: string;
  readonly run: (runFolder: string, output: Output) => Promise<Outcome>;
  /** Mostly waits, so it runs beside the next stage. */
  readonly waits?: true;
};
type Stages = Readonly<Record<string, Stage>>;
type Finished = Outcome & { readonly name: string; readonly seconds: number };

/**
 * One after the other, except those that mostly wait: unit and browser tests each keep two cores busy, so side by side
 * they gain nothing and only slow down what depends on time.
 */
const allStages: Stages = {
  lint: {
    title: 'format, lint and package boundaries',
    run: () => runProgram('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  },
  types: { title: 'types', run: runTypes },
  house: { title: 'folder cycles, unused exports and casts', run: async () => checkHouse() },
  lockfile: { title: 'package-lock.json', run: async () => checkLockfile() },
  audit: {
    title: 'known vulnerabilities in what ships',
    run: (_, output) => auditDependencies(output),
    waits: true,
  },
  page: { title: 'the built page, and the size of a first visit', run: runPage },
  packages: { title: 'what is published, installed elsewhere', run: runPackages, waits: true },
  unit: { title: 'unit, property, scenario and integration tests', run: runVitest },
  browser: { title: 'whole games in a real browser', run: runBrowser },
};

const SLOWEST = 10;

async function runStage(name: string, { run }: Stage, runFolder: string, output: Output) {
  const started = performance.now();
  const outcome = await run(runFolder, output);
  return { ...outcome, name, seconds: (performance.now() - started) / 1000 };
}

const head = (name: string, { title }: Stage): string => `\n━━ ${name}: ${title}`;
const foot = ({ name, failed, seconds }: Finished): string =>
  `━━ ${name}: ${failed === 0 ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s`;

/** Starts a stage and holds back what it prints; the function that is returned waits for it, and prints that. */
function runBeside(name: string, stage: Stage, runFolder: string): () => Promise<Finished> {
  const output = buffered();
  const running = runStage(name, stage, runFolder, output);
  // An error is thrown where the stage is waited for, not in the middle of another one.
  running.catch(() => {});
  return async () => {
    const finished = await running;
    console.log(head(name, stage));
    terminal.write(output.text());
    console.log(foot(finished));
    return finished;
  };
}

async function runInTurn(stages: Stages, runFolder: string): Promise<readonly Finished[]> {
  const done: Finished[] = [];
  const beside: (() => Promise<Finished>)[] = [];
  const rows = Object.entries(stages);
  for (const [place, [name, stage]] of rows.entries()) {
    if (stage.waits && place + 1 < rows.length) {
      beside.push(runBeside(name, stage, runFolder));
      continue;
    }
    console.log(head(name, stage));
    const finished = await runStage(name, stage, runFolder, terminal);
    console.log(foot(finished));
    for (const finish of beside.splice(0)) done.push(await finish());
    done.push(finished);
  }
  return done;
}

const choose = (stages: Stages, names: readonly string[]): Stages =>
  names.length === 0
    ? stages
    : Object.fromEntries(Object.entries(stages).filter(([name]) => names.includes(name)));

async function runStages(names: readonly string[]): Promise<void> {
  // Whatever a run writes goes here, so that runs in the same checkout don't disturb each other.
  const runFolder = mkdtempSync(path.join(tmpdir(), 'holdup-test-'));
  const done = await runInTurn(choose(allStages, names), runFolder);
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
const known = Object.keys(allStages);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length === 0) await runStages(names);
else {
  process.stderr.write(
    `holdup: there is no test stage ${unknown.join(', ')}; choose from ${known.join(', ')}.\n`,
  );
  process.exitCode = 2;
}
