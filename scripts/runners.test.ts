import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './runners.ts';

test('a test file that cannot be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 2 });
});

test('a browser test that passes only at the second try, or not at all, is no pass', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 1 } };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 7, failed: 4 });
});
