import type { StdioOptions } from 'node:child_process';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** Where a stage writes to: straight to the terminal, or into a buffer while something else runs beside it. */
export type Output = {
  readonly write: (text: string) => void;
  /** For the child processes of the stage; `follow` their pipes. */
  readonly stdio: StdioOptions;
  readonly follow: (...pipes: readonly (Readable | null)[]) => void;
};

/** Child processes write to the terminal directly, so that they can use its features. */
export const terminal: Output = {
  write: (text) => void process.stdout.write(text),
  stdio: 'inherit',
  follow: () => {},
};

type Buffered = Output & {
  /** All that was written so far. */
  readonly text: () => string;
};

/** How far a test runner has come, read from what it printed: Vitest reports file by file, Playwright test by test. */
export function progressIn(output: string): string {
  const text = stripVTControlCharacters(output);
  const files = [...text.matchAll(/^\s*✓ .*\((\d+) tests?\b/gmu)].map(([, tests]) => Number(tests));
  const passed = files.reduce((sum, tests) => sum + tests, 0) + count(text, /^\s*✓ +\d+ .* › /gmu);
  const failed = count(text, /^\s*[✘×] /gmu);
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Holds the text back: what runs at the same time must not mix its output. */
export function buffered(): Buffered {
  const parts: string[] = [];
  return {
    write: (part) => void parts.push(part),
    stdio: ['ignore', 'pipe', 'pipe'],
    follow: (...pipes) => {
      for (const pipe of pipes) pipe?.setEncoding('utf8').on('data', (part) => parts.push(part));
    },
    text: () => parts.join(''),
  };
}
