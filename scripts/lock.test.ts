import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withLock } from './lock.js';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-lock-'));
const file = path.join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

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

test('work that fails leaves no lock behind', async () => {
  const failing = locked(() => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  expect(existsSync(file)).toBe(false);
});
