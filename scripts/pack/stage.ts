import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Output } from '../output.ts';
import type { TestResult } from '../reports.ts';
import { type Outcome, runPage } from '../runners.ts';
import { CHECKS, type Check } from './installed/checks.ts';
import { type Installed, install } from './installed/folder.ts';
import { type Packed, packAll } from './pack.ts';

async function runCheck(
  { title, run }: Check,
  packed: Packed,
  installed: Installed,
  { write }: Output,
): Promise<TestResult> {
  const started = performance.now();
  const result = (passed: boolean, said: string): TestResult => {
    const seconds = (performance.now() - started) / 1000;
    write(
      `${passed ? '✓' : '✗'} ${title}${said === '' ? '' : `: ${said}`} (${seconds.toFixed(1)} s)\n`,
    );
    return { file: 'scripts/pack/installed/checks.ts', title, passed, seconds };
  };
  try {
    return result(true, (await run(packed, installed)) ?? '');
  } catch (error) {
    return result(false, error instanceof Error ? error.message : String(error));
  }
}

/** Packs all packages, installs them elsewhere and uses them. Needs the declarations of the types stage. */
export async function runPackages(runFolder: string, output: Output): Promise<Outcome> {
  const page = path.join(runFolder, 'page');
  if (!existsSync(page) && (await runPage(runFolder)).failed > 0) return { passed: 0, failed: 1 };
  const packed = await packAll(page, path.join(runFolder, 'packages'));
  const installed = await install(packed.tarballs);
  try {
    const tests: TestResult[] = [];
    for (const check of CHECKS) tests.push(await runCheck(check, packed, installed, output));
    const passed = tests.filter((test) => test.passed).length;
    return { passed, failed: tests.length - passed, tests };
  } finally {
    installed.remove();
  }
}
