import { expect, test } from 'vitest';
import { readPlaywright, readVitest, slowest } from './reports.ts';

const passedOf = (tests: ReturnType<typeof readVitest>): readonly string[] =>
  tests.filter(({ passed }) => passed).map(({ title }) => title);

test('a Vitest file that fails to load counts as one failed test', () => {
  const assertion = (fullName: string, status: string) => ({ fullName, status, duration: 1500 });
  const tests = readVitest(
    JSON.stringify({
      testResults: [
        { name: 'a', status: 'passed', assertionResults: [assertion('one', 'passed')] },
        {
          name: 'b',
          status: 'failed',
          assertionResults: [assertion('two', 'passed'), assertion('three', 'failed')],
        },
        { name: 'c', status: 'failed', assertionResults: [] },
      ],
    }),
  );
  expect(tests).toHaveLength(4);
  expect(passedOf(tests)).toEqual(['one', 'two']);
  expect(tests[0]?.seconds).toBe(1.5);
});

test('a browser test that passes at the second attempt, or is skipped, has not passed', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'a.browser.ts',
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const tests = readPlaywright(
    JSON.stringify({
      suites: [
        {
          title: 'a.browser.ts',
          specs: [spec('one', 'expected', 1000), spec('two', 'flaky', 500, 700)],
          suites: [
            { title: 'inner', specs: [spec('three', 'skipped'), spec('four', 'unexpected', 3000)] },
          ],
        },
      ],
    }),
  );
  expect(tests.map(({ title }) => title)).toEqual(['one', 'two', 'three', 'four']);
  expect(passedOf(tests)).toEqual(['one']);
  expect(slowest(tests, 2)).toEqual([
    '   3.0 s  a.browser.ts: four',
    '   1.2 s  a.browser.ts: two',
  ]);
});
