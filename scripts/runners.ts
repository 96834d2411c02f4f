import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserEnvironment } from './browser.ts';
import { runCommand } from './command.ts';
import { root } from './install.js';
import { withLock } from './lock.js';
import { nginxEnvironment } from './nginx.ts';
import { type Output, terminal } from './output.ts';
import { readPlaywright, readVitest, type TestResult } from './reports.ts';

export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  /** The individual tests, if the stage has any. */
  readonly tests?: readonly TestResult[];
};

type Environment = Readonly<Record<string, string>>;

/** Runs a program from node_modules; it counts as one check. */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: Environment = {},
): Promise<Outcome> {
  const code = await exitCode(terminal, program, args, env);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * One checker per project: with the default four, each repeats work of the others, which takes half
 * as much CPU time again. Projects are still checked in parallel.
 */
const TYPE_CHECK = ['--build', '--checkers', '1'];

/** Runs the type checker. Its output in .types is shared by all runs in this checkout, so one at a time. */
export async function runTypes(): Promise<Outcome> {
  let outcome: Outcome = { passed: 0, failed: 1 };
  await withLock(path.join(root, '.types.lock'), 'Another run is checking types', async () => {
    outcome = await runProgram('typescript/bin/tsc', TYPE_CHECK);
  });
  return outcome;
}

/** Runs all Vitest projects, or those tests that the arguments select. */
export function runVitest(
  runFolder: string,
  output: Output,
  args: readonly string[] = [],
): Promise<Outcome> {
  const report = path.join(runFolder, 'vitest.json');
  return runTests(report, readVitest, output, () =>
    exitCode(output, 'vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ]),
  );
}

const PLAYWRIGHT = ['test', '--config=packages/web/playwright.config.ts', '--reporter=list,json'];

const pageFolder = (runFolder: string): string => path.join(runFolder, 'page');

/** Builds the page into this run's folder and checks its size; both count as one check. */
export async function runPage(runFolder: string): Promise<Outcome> {
  const built = await runProgram('vite/bin/vite.js', [
    'build',
    'packages/web',
    '--outDir',
    pageFolder(runFolder),
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]);
  if (built.failed > 0) return built;
  return runProgram('../packages/web/scripts/size.ts', [pageFolder(runFolder)]);
}

/** Runs the browser tests that the arguments select, all by default, against the page of this run if it has built one. */
export function runBrowser(
  runFolder: string,
  output: Output,
  args: readonly string[] = [],
): Promise<Outcome> {
  const report = path.join(runFolder, 'playwright.json');
  const page = pageFolder(runFolder);
  return runTests(report, readPlaywright, output, async () =>
    exitCode(output, '@playwright/test/cli.js', [...PLAYWRIGHT, ...args], {
      ...(await browserEnvironment(output)),
      ...(await nginxEnvironment(output)),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      RESULTS_FOLDER: path.join(runFolder, 'browser'),
      ...(existsSync(page) ? { PAGE_FOLDER: page } : {}),
    }),
  );
}

async function runTests(
  report: string,
  read: (json: string) => readonly TestResult[],
  output: Output,
  run: () => Promise<number>,
): Promise<Outcome> {
  try {
    const code = await run();
    const tests = read(readFileSync(report, 'utf8'));
    const passed = tests.filter((test) => test.passed).length;
    const failed = tests.length - passed;
    // Errors outside any test (an unhandled rejection) show in the exit code only.
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, tests };
  } catch (error) {
    output.write(`${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1 };
  }
}

function exitCode(
  output: Output,
  program: string,
  args: readonly string[],
  env: Environment = {},
): Promise<number> {
  return runCommand(
    output,
    process.execPath,
    [path.join(root, 'node_modules', program), ...args],
    // Tests start many short-lived processes; compiled code is kept for the next one.
    { NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache'), ...process.env, ...env },
  );
}
