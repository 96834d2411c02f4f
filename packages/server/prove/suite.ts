import { proofTitles } from '../test/proofTitles.ts';
import { option, type ServerPromise } from './promise.ts';
import { runTest } from './testRun.ts';

/** Promises that a test of the suite proves, at the requested size. Several processes can share a large run. */
const byTest = (
  promise: string,
  size: {
    readonly name: string;
    readonly fallback: number;
    readonly variable: string;
    /** The environment variable with the number of the first match, from 1. */
    readonly first: string;
  },
  file: string,
  title: string,
): ServerPromise => ({
  promise,
  options: { [size.name]: size.fallback, first: 1 },
  async run(options) {
    const run = runTest(file, title, {
      [size.variable]: String(option(options, size.name)),
      [size.first]: String(option(options, 'first')),
    });
    const broken = run.passed
      ? []
      : ['the test failed, or there is none', ...run.failures.slice(0, 3)];
    return { figures: run.notes, broken };
  },
});

export const twinsPromise = byTest(
  'two matches that differ in everything hidden from an observer: frames equal in bytes, order and size',
  { name: 'games', fallback: 10, variable: 'LEAK_GAMES', first: 'LEAK_FIRST' },
  'test/security/leak.test.ts',
  proofTitles.twins,
);

export const silencePromise = byTest(
  'any players stop responding at any step: the match still ends',
  { name: 'matches', fallback: 45, variable: 'SILENT_MATCHES', first: 'SILENT_FIRST' },
  'src/live/silence.test.ts',
  proofTitles.silence,
);
