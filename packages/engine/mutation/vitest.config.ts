import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = path.join(import.meta.dirname, '..');

/** The cheapest tests first. */
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

/** The engine tests that judge.ts does not cover, without the tests of the tests and without the slowest. */
export default defineConfig({
  test: {
    root,
    include: ['{src,test}/**/*.test.ts'],
    exclude: [
      'test/secrets/*.test.ts',
      'test/properties/coverage.test.ts',
      'test/ruleCoverage.test.ts',
      'test/scenarios.test.ts',
      'test/properties/golden.test.ts',
    ],
    setupFiles: [path.join(root, '..', '..', 'scripts', 'property-seed.ts')],
    testTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
    pool: 'threads',
    sequence: { sequencer: CheapestFirst },
  },
});
