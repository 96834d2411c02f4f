import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { npmProblem, runNpmPatiently } from './npm.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'holdup-npm-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** An npm that hangs the first times it is started, and then succeeds; returns how often it was started. */
function npmThatHangs(times: number): () => number {
  const starts = path.join(folder, 'starts');
  const cli = path.join(folder, 'npm-cli.js');
  writeFileSync(starts, '');
  writeFileSync(
    cli,
    `const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(starts)}, '.');
    // As npm, which ends when it has cleaned up.
    process.on('SIGTERM', () => {});
    const pids = ${JSON.stringify(path.join(folder, 'pids'))};
    const others = fs.existsSync(pids) ? fs.readFileSync(pids, 'utf8').trim().split('\\n') : [];
    for (const pid of others)
      try {
        process.kill(Number(pid), 0);
        process.exit(9);
      } catch {}
    fs.appendFileSync(pids, process.pid + '\\n');
    if (fs.readFileSync(${JSON.stringify(starts)}).length <= ${times}) setInterval(() => {}, 1000);`,
  );
  vi.stubEnv('npm_execpath', cli);
  return () => readFileSync(starts, 'utf8').length;
}

/** The second start has twice as long, which is enough on a busy machine, too. */
const PATIENCE_MS = 2000;

test('npm is started again if a download stalls, once the stalled one is gone and its work removed', async () => {
  const starts = npmThatHangs(1);
  // Its start counts as progress, however long a busy machine takes for it.
  let waiting = 0;
  const progress = () => (starts() === 0 ? waiting++ : starts());
  const startsAtCleanUp: number[] = [];
  const cleanUp = () => startsAtCleanUp.push(starts());
  const work = { progress, cleanUp };
  const { code } = await runNpmPatiently(['install'], folder, work, PATIENCE_MS);
  expect(code).toBe(0);
  expect(startsAtCleanUp[0]).toBe(1);
  expect(starts()).toBeGreaterThan(1);
});

test('a network that always stalls is reported like a missing one', async () => {
  const starts = npmThatHangs(9);
  const work = { progress: starts, cleanUp: () => {} };
  const { code, errors } = await runNpmPatiently(['install'], folder, work, 1);
  expect(code).toBe(1);
  expect(npmProblem(errors)).toMatch(/^cannot reach the npm registry \(ETIMEDOUT\)/);
});

test('a missing network is reported in one line that says what to do', () => {
  const said =
    'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request failed';
  expect(npmProblem(said)).toBe(
    'cannot reach the npm registry (ENOTFOUND). Connect to the network, then try again; it is needed once.',
  );
});

test('any other failure is reported with npm’s own first message, from old and new npm', () => {
  for (const prefix of ['npm error', 'npm ERR!']) {
    const said = `npm warn old\n${prefix} code ENOSPC\n${prefix} errno -28\n${prefix} nospc no space left on device.`;
    expect(npmProblem(said)).toBe(
      'npm could not install the dependencies: nospc no space left on device. Run “npm install” to see all it says.',
    );
  }
});
