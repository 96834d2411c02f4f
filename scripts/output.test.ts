import { expect, test } from 'vitest';
import { runCommand } from './command.ts';
import { buffered, progressIn } from './output.ts';

test('output of commands that run at the same time is kept apart', async () => {
  const outputs = [buffered(), buffered()];
  const print = (text: string) => ['-e', `console.log('${text}'); console.error('${text}!')`];
  const codes = await Promise.all(
    outputs.map((output, i) => runCommand(output, process.execPath, print(`command ${i}`))),
  );
  expect(codes).toEqual([0, 0]);
  for (const [i, { text }] of outputs.entries())
    expect(text().split('\n').sort()).toEqual(['', `command ${i}`, `command ${i}!`]);
});

test('a command that does not exist fails, and its output says so', async () => {
  const output = buffered();
  expect(await runCommand(output, '/no/such/command', [])).toBe(1);
  expect(output.text()).toContain('/no/such/command');
});

test('progress counts the tests in the files that Vitest reports, and the tests that Playwright reports', () => {
  const vitest =
    ' \u001b[32m✓\u001b[39m  engine  src/a.test.ts (12 tests) 30ms\n   ✓ a slow one 900ms\n';
  const failing = ' ❯  engine  src/b.test.ts (3 tests | 1 failed) 30ms\n   × is wrong 4ms\n';
  expect(progressIn(vitest)).toBe('12 passed');
  expect(progressIn(vitest + failing)).toBe('12 passed, 1 FAILED');
  const playwright =
    '  ✓   1 a.browser.ts:5:1 › one (2.0s)\n  ✘  2 a.browser.ts:9:1 › two (1.0s)\n';
  expect(progressIn(playwright)).toBe('1 passed, 1 FAILED');
});
