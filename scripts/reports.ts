/** One test of a run, whichever runner ran it. */
export type TestResult = {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly seconds: number;
};

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
};

/** The tests in Vitest's JSON report. A file that fails to load counts as one failed test. */
export function readVitest(json: string): readonly TestResult[] {
  const { testResults }: VitestReport = JSON.parse(json);
  return testResults.flatMap(({ name: file, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ file, title: 'loading the file', passed: false, seconds: 0 }]
      : assertionResults.map((test) => ({
          file,
          title: test.fullName,
          passed: test.status === 'passed',
          seconds: (test.duration ?? 0) / 1000,
        })),
  );
}

type PlaywrightSuite = {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
};

/** The tests in Playwright's JSON report. Only one that passes at the first attempt has passed. */
export function readPlaywright(json: string): readonly TestResult[] {
  const { suites }: { suites: readonly PlaywrightSuite[] } = JSON.parse(json);
  const read = ({ specs, suites: inner = [] }: PlaywrightSuite): readonly TestResult[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        file,
        title,
        passed: status === 'expected',
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...inner.flatMap(read),
  ];
  return suites.flatMap(read);
}

/** The slowest tests first, one line each. */
export const slowest = (tests: readonly TestResult[], most: number): readonly string[] =>
  [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ seconds, file, title }) => {
      const place = file.replace(/^.*?(?=packages\/|scripts\/)/, '');
      return `${seconds.toFixed(1).padStart(6)} s  ${place}: ${title}`;
    });
