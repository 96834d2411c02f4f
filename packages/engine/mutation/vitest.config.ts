import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = path.join(import.meta.dirname, '..');

/** The cheapest tests first: most broken rules are found by a scenario within milliseconds. */
const ORDER = [
  '/golden.test',
  '/scenarios.test',
  '/editions/',
  '/core/',
  '/data/re',
  '/properties/',
  '/data/',
];

const rank = (file: string): number => {
  const at = ORDER.findIndex((part) => file.includes(part));
  return at === -1 ? ORDER.length : at;
};

class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rank(a.moduleId) - rank(b.moduleId));
  }
}

/** Without the tests that look at the tests themselves, and without those that take longest to say what others say. */
export default defineConfig({
  test: {
    root,
    include: ['src/**/*.test.ts'],
    exclude: [
      'src/secrets/*.test.ts',
      'src/properties/coverage.test.ts',
      'src/ruleCoverage.test.ts',
    ],
    setupFiles: [path.join(root, '..', '..', 'scripts', 'property-seed.ts')],
    testTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
    pool: 'threads',
    sequence: { sequencer: CheapestFirst },
  },
});
