import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserPath } from './browser.ts';
import { root } from './install.js';
import { withLock } from './lock.js';

export type Outcome = { readonly passed: number; readonly failed: number };

/** Runs a program from node_modules; it counts as one check. */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const code = await exitCode(program, args, env);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs the type checker. Its output in .types is shared by all runs in this checkout, so one at a time. */
export async function runTypes(): Promise<Outcome> {
  let outcome: Outcome = { passed: 0, failed: 1 };
  await withLock(path.join(root, '.types.lock'), 'Another run is checking types', async () => {
    outcome = await runProgram('typescript/bin/tsc', ['--build']);
  });
  return outcome;
}

/** Runs all vitest projects and counts their tests; a file that fails to load counts as one failure. */
export async function runVitest(runFolder: string): Promise<Outcome> {
  const report = path.join(runFolder, 'vitest.json');
  try {
    const code = await exitCode('vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const outcome = countVitest(readFileSync(report, 'utf8'));
    // Errors outside any test (an unhandled rejection) show in the exit code only.
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const pageFolder = (runFolder: string): string => path.join(runFolder, 'page');

/** Builds the page into this run's folder and weighs it; both count as one check. */
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

/** Runs the browser tests against the page of this run, if it has built one, and counts them; a flaky one is a failure. */
export async function runBrowser(runFolder: string): Promise<Outcome> {
  const report = path.join(runFolder, 'playwright.json');
  const page = pageFolder(runFolder);
  try {
    const code = await exitCode(
      '@playwright/test/cli.js',
      ['test', '--config=packages/web/playwright.config.ts', '--reporter=list,json'],
      {
        CHROMIUM_PATH: browserPath(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        RESULTS_FOLDER: path.join(runFolder, 'browser'),
        ...(existsSync(page) ? { PAGE_FOLDER: page } : {}),
      },
    );
    const outcome = countPlaywright(readFileSync(report, 'utf8'));
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

/** A test that was skipped has not passed. */
export function countPlaywright(json: string): Outcome {
  const { stats } = JSON.parse(json) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
};

export function countVitest(json: string): Outcome {
  const report = JSON.parse(json) as VitestReport;
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
  };
}

function exitCode(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
      .on('error', () => resolve(1))
      .on('close', (code) => resolve(code ?? 1));
  });
}
