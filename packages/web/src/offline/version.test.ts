import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publicFiles, versionOf } from '../../vite.offline.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'holdup-public-'));
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a file of public/ whose content changes makes a new version of the offline cache', () => {
  const before = versionOf(publicFiles(folder));
  expect(versionOf(publicFiles(folder))).toBe(before);
  writeFileSync(path.join(folder, 'icon.svg'), '<svg></svg>');
  expect(versionOf(publicFiles(folder))).not.toBe(before);
});

it('so does a built file, and a file that is renamed', () => {
  const built = (name: string, code: string) => versionOf(new Map([[name, code]]));
  expect(built('a.js', '1')).not.toBe(built('a.js', '2'));
  expect(built('a.js', '1')).not.toBe(built('b.js', '1'));
});
