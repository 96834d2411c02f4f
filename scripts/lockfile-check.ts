import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.js';
import type { Outcome } from './runners.ts';

const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

type Manifest = { readonly [Field in (typeof DEPENDENCY_FIELDS)[number]]?: Record<string, string> };
type LockedPackage = Manifest & { readonly resolved?: string; readonly integrity?: string };
export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };

export function checkLockfile(): Outcome {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const manifests = globSync(['package.json', 'packages/*/package.json'], { cwd: root });
  const problems = lockfileProblems(
    read('package-lock.json'),
    Object.fromEntries(
      manifests.map((file) => [path.posix.dirname(file).replace(/^\.$/, ''), read(file)]),
    ),
  );
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function lockfileProblems(
  lock: Lock,
  manifests: Readonly<Record<string, Manifest>>,
): readonly string[] {
  const hosts = Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved !== undefined && /^[a-z+]+:/i.test(resolved))
    .map(([place]) => `${place} names a download host: run “npm install” with this .npmrc.`);
  const unsealed = Object.entries(lock.packages)
    .filter(([place, { resolved, integrity }]) => {
      return place.includes('node_modules/') && resolved === undefined && integrity === undefined;
    })
    .map(([place]) => `${place} has no integrity hash.`);
  const outdated = Object.entries(manifests)
    .filter(([folder, manifest]) => !declaresTheSame(manifest, lock.packages[folder]))
    .map(
      ([folder]) =>
        `${path.posix.join(folder, 'package.json')} and the lock file differ: run “npm install”.`,
    );
  return [...hosts, ...unsealed, ...outdated];
}

function declaresTheSame(manifest: Manifest, locked: LockedPackage | undefined): boolean {
  const declared = (source: Manifest | undefined) =>
    JSON.stringify(
      DEPENDENCY_FIELDS.map((field) => Object.entries(source?.[field] ?? {}).toSorted()),
    );
  return locked !== undefined && declared(manifest) === declared(locked);
}
