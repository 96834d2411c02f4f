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
type LockedPackage = Manifest & {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
};
type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };

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
  const partial = Object.entries(lock.packages).flatMap(([place, { optionalDependencies }]) => {
    const missing = Object.entries(optionalDependencies ?? {})
      .filter(([name, version]) => !isLocked(lock, place, name, version))
      .map(([name, version]) => `${name}@${version}`);
    if (missing.length === 0) return [];
    return `${place} needs on other platforms what the registry did not have (so “npm ci” fails): ${missing.join(', ')}. Pin a version that it has for all of them.`;
  });
  return [...hosts, ...unsealed, ...outdated, ...partial];
}

/** Looks where Node would: below the package, then in each folder above it; the first one counts. */
function isLocked(lock: Lock, place: string, name: string, wanted: string): boolean {
  const folders = place.split('/');
  const found = [...folders, '']
    .map((_, index) => path.posix.join(...folders.slice(0, folders.length - index), 'node_modules'))
    .map((folder) => lock.packages[`${folder}/${name}`])
    .find((entry) => entry !== undefined);
  const isExact = /^\d+\.\d+\.\d+/.test(wanted);
  return found !== undefined && (!isExact || found.version === wanted);
}

function declaresTheSame(manifest: Manifest, locked: LockedPackage | undefined): boolean {
  const declared = (source: Manifest | undefined) =>
    JSON.stringify(
      DEPENDENCY_FIELDS.map((field) => Object.entries(source?.[field] ?? {}).toSorted()),
    );
  return locked !== undefined && declared(manifest) === declared(locked);
}
