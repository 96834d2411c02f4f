import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readNet, WEIGHTS_FILE } from './node.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-weights-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, bytes: Uint8Array): string => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

const bytes = readFileSync(WEIGHTS_FILE);

describe('the weights file', () => {
  test('is at most a megabyte, for it travels to every browser', () => {
    expect(bytes.length).toBeLessThan(1024 * 1024);
  });

  test.each([
    ['missing', () => path.join(folder, 'nowhere.bin'), /missing: install Hold-Up again/],
    ['cut off', () => fileOf('short.bin', bytes.subarray(0, bytes.length - 9)), /bytes of numbers/],
    ['of something else', () => fileOf('other.bin', Buffer.from('GIF89a…')), /not a weights file/],
  ])('is refused in one line that names it and says what to do where it is %s', (_, file, says) => {
    const name = file();
    const read = (): unknown => readNet(name);
    expect(read).toThrow(says);
    expect(read).toThrow(name);
    expect(read).toThrow(/^[^\n]*train[^\n]*$/);
  });
});
