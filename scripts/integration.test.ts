import { expect, test } from 'vitest';
import { integrationTests } from './integration.ts';

test('the stress run has the tests with processes, sockets, threads and files, and none without', () => {
  const files = integrationTests();
  for (const file of [
    'packages/server/test/crash/kill.test.ts',
    'packages/server/src/net/security.test.ts',
    'packages/server/src/bots/botThread.test.ts',
    'packages/cli/src/cli.test.ts',
    'packages/cli/src/load/load.test.ts',
    'scripts/lock.test.ts',
  ])
    expect(files).toContain(file);
  expect(files.filter((file) => file.startsWith('packages/engine/'))).toEqual([]);
  expect(files).not.toContain('packages/server/src/live/silence.test.ts');
  expect(files).not.toContain('packages/server/test/security/leak.test.ts');
  expect(files).not.toContain('scripts/newcomer/adding.test.ts');
});
