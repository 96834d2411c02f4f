import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withInstallLock } from './install-lock.js';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-lock-'));
const file = path.join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('two starts at the same time install one after the other', async () => {
  let inside = 0;
  const seen: number[] = [];
  const work = async () => {
    inside += 1;
    seen.push(inside);
    await new Promise((resolve) => setTimeout(resolve, 50));
    inside -= 1;
  };
  await Promise.all([withInstallLock(file, work), withInstallLock(file, work)]);
  expect(seen).toEqual([1, 1]);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a start that has died is taken over', async () => {
  const dead = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(file, String(dead));
  let ran = false;
  await withInstallLock(file, async () => {
    ran = true;
  });
  expect(ran).toBe(true);
});

test('a failed install leaves no lock behind', async () => {
  const failing = withInstallLock(file, () => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  expect(existsSync(file)).toBe(false);
});
