import { expect, test } from 'vitest';
import { npmProblem } from './npm.js';

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
