import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { withLock } from './lock.js';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-lock-'));
const file = path.join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

const [CONTENDERS, TAKE_OVERS] = [3, 100];

const locked = (work: () => Promise<void>): Promise<void> => withLock(file, 'Testing', work);

test('the second process to ask waits until the first has finished', async () => {
  const finish = Promise.withResolvers<void>();
  const steps: string[] = [];
  const first = locked(async () => {
    steps.push('first starts');
    await finish.promise;
    steps.push('first ends');
  });
  const second = locked(async () => {
    steps.push('second starts');
  });
  finish.resolve();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first starts', 'first ends', 'second starts']);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that has died is taken over', async () => {
  const dead = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(file, String(dead));
  let ran = false;
  await locked(async () => {
    ran = true;
  });
  expect(ran).toBe(true);
});

test('a lock that another process took over a moment earlier is left to it', async () => {
  writeFileSync(file, '1234567 dead');
  const { kill } = process;
  const check = vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    if (pid !== 1234567) return kill(pid, signal);
    // Another process replaces the lock between this process's check and its next step.
    writeFileSync(file, `${process.ppid} other`);
    throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
  });
  let ran = false;
  const waiting = locked(async () => {
    ran = true;
  });
  expect(check).toHaveBeenCalledWith(1234567, 0);
  expect(ran).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe(`${process.ppid} other`);
  rmSync(file);
  await waiting;
  expect(ran).toBe(true);
  check.mockRestore();
});

/**
 * Takes the lock again and again, and leaves the lock of a dead process behind each time. Like every
 * lock it appears with its content: an empty one would be taken over under two names.
 */
const CONTENDER = `
import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { withLock } from ${JSON.stringify(new URL('./lock.js', import.meta.url).href)};
const [file, dead, times] = process.argv.slice(1);
for (let i = 0; i < Number(times); i++) {
  await withLock(file, 'Testing', async () => {
    writeFileSync(file + '.inside', '', { flag: 'wx' });
    rmSync(file + '.inside');
  });
  const prepared = file + '.' + randomUUID();
  writeFileSync(prepared, dead + ' ' + randomUUID());
  try {
    linkSync(prepared, file);
  } catch {}
  rmSync(prepared);
}
`;

test('of several processes that find the lock of a dead one, only one at a time takes it over', async () => {
  const dead = String(spawnSync(process.execPath, ['--version']).pid);
  const args = ['--input-type=module', '-e', CONTENDER, path.join(folder, 'contended'), dead];
  const codes = await Promise.all(
    Array.from(
      { length: CONTENDERS },
      () =>
        new Promise((resolve) => {
          const child = spawn(process.execPath, [...args, String(TAKE_OVERS)], {
            stdio: ['ignore', 'ignore', 'ignore'],
          });
          child.on('close', resolve);
        }),
    ),
  );
  expect(codes).toEqual(Array.from({ length: CONTENDERS }, () => 0));
  rmSync(path.join(folder, 'contended'));
  expect(readdirSync(folder)).toEqual([]);
});

test('work that fails leaves no lock behind', async () => {
  const failing = locked(() => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  expect(existsSync(file)).toBe(false);
});
