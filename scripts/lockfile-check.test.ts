import { expect, test } from 'vitest';
import { lockfileProblems } from './lockfile-check.ts';

const sealed = { integrity: 'sha512-x' };
const clean = {
  packages: {
    '': { devDependencies: { a: '1.0.0' } },
    'packages/engine': {},
    'node_modules/@holdup/engine': { resolved: 'packages/engine' },
    'node_modules/a': sealed,
  },
};
const manifests = { '': { devDependencies: { a: '1.0.0' } }, 'packages/engine': {} };

test('a lock file that matches the manifests, with hashes and without hosts, is accepted', () => {
  expect(lockfileProblems(clean, manifests)).toEqual([]);
});

test('a download host is refused', () => {
  const packages = {
    ...clean.packages,
    'node_modules/a': { ...sealed, resolved: 'https://registry.example/a.tgz' },
  };
  expect(lockfileProblems({ packages }, manifests)).toEqual([
    expect.stringContaining('node_modules/a names a download host'),
  ]);
});

test('a package without its hash is refused', () => {
  const packages = { ...clean.packages, 'node_modules/b': {} };
  expect(lockfileProblems({ packages }, manifests)).toEqual([
    'node_modules/b has no integrity hash.',
  ]);
});

test('a manifest that is missing from the lock file is refused', () => {
  const changed = { ...manifests, 'packages/engine': { dependencies: { b: '2.0.0' } } };
  expect(lockfileProblems(clean, changed)).toEqual([
    expect.stringContaining('packages/engine/package.json and the lock file differ'),
  ]);
});

test('a package that another platform needs must be in the lock file', () => {
  const native = { ...sealed, optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0' } };
  const packages = {
    ...clean.packages,
    'packages/web/node_modules/a': native,
    'packages/web/node_modules/a-linux': { ...sealed, version: '1.0.0' },
    'node_modules/a-mac': { ...sealed, version: '0.9.0' },
  };
  expect(lockfileProblems({ packages }, manifests)).toEqual([
    expect.stringMatching(/^packages\/web\/node_modules\/a needs .*: a-mac@1\.0\.0\./),
  ]);
});
