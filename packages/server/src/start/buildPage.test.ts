import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../test/server.ts';
import { isOutdated } from './buildPage.ts';

test('the page is built only if it is missing or older than its sources', () => {
  const folder = testFolder();
  const write = (name: string, at: number) => {
    const file = folder.file(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, at, at);
  };
  const page = folder.file('web/dist/index.html');
  const outdated = () => isOutdated(page, folder.file(''));
  write('web/src/main.tsx', 1000);
  write('engine/src/index.ts', 1000);
  expect(outdated()).toBe(true);
  write('web/dist/index.html', 2000);
  expect(outdated()).toBe(false);
  write('engine/src/index.test.ts', 3000);
  expect(outdated()).toBe(false);
  write('engine/src/core/deep.ts', 3000);
  expect(outdated()).toBe(true);
  folder.remove();
});
