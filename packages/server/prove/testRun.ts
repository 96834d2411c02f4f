import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface TestRun {
  readonly passed: boolean;
  /** What the tests reported. */
  readonly notes: Readonly<Record<string, unknown>>;
  readonly failures: readonly string[];
}

interface Outcome {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly meta?: Readonly<Record<string, unknown>>;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Runs one test of the suite at another size, which an environment variable gives. */
export function runTest(
  file: string,
  title: string,
  environment: Readonly<Record<string, string>>,
): TestRun {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-prove-'));
  const output = path.join(folder, 'outcome.json');
  const reporter = ['--reporter=json', `--outputFile=${output}`];
  spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project', 'server', '--testTimeout', '0', '--disableConsoleIntercept'],
      ...['-t', title, ...reporter, file],
    ],
    { cwd: ROOT, env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const outcome: Outcome = JSON.parse(readFileSync(output, 'utf8'));
  rmSync(folder, { recursive: true });
  const tests = outcome.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  return {
    passed: outcome.success && tests.length > 0,
    notes: Object.assign({}, ...tests.map(({ meta }) => meta ?? {})),
    failures: tests.flatMap(({ failureMessages = [] }) => failureMessages),
  };
}
