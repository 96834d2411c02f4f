import { expect, test } from 'vitest';
import { fitsHere } from './lockfile.js';

const here = process.platform;
const elsewhere = here === 'linux' ? 'darwin' : 'linux';

test.each([
  [{}, true],
  [{ os: here, cpu: process.arch }, true],
  [{ os: [elsewhere, here] }, true],
  [{ os: elsewhere }, false],
  [{ os: here, cpu: 'mips' }, false],
  [{ os: [`!${here}`] }, false],
  [{ os: [`!${elsewhere}`] }, true],
])('%j is wanted on this machine: %s', (entry, wanted) => {
  expect(fitsHere(entry)).toBe(wanted);
});
