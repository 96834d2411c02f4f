import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { apiTable, readApi } from './api.ts';
import { copyDeclarations } from './declarations.ts';
import { commandManifest, libraryManifest, packageManifest, rootManifest } from './manifests.ts';
import { strayFiles } from './pack.ts';
import { examplesIn } from './readme.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-pack-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
};

describe('published manifests', () => {
  test('a library exports built files with declarations, and its siblings at this version', () => {
    const repository = { ...rootManifest(), version: '4.5.6' };
    expect(libraryManifest(packageManifest('bots'), repository)).toMatchObject({
      name: '@holdup/bots',
      version: '4.5.6',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      dependencies: { '@holdup/engine': '4.5.6' },
    });
    expect(libraryManifest(packageManifest('engine'), repository)).not.toHaveProperty(
      'dependencies',
    );
  });

  test('the command depends on what its bundle imports, at the pinned version', () => {
    const manifest = commandManifest(rootManifest(), './dist/holdup.js', new Set(['ws']));
    expect(manifest.dependencies).toEqual({ ws: packageManifest('cli').dependencies?.ws });
    expect(() => commandManifest(rootManifest(), '', new Set(['left-pad']))).toThrow('left-pad');
  });
});

test('declarations are copied as far as the entries reach, and import each other as .js', () => {
  write({
    'types/index.d.ts': "export { a } from './a.ts';\n",
    'types/a.d.ts': 'export declare const a: import("./deep/b.ts").B;\n',
    'types/deep/b.d.ts': "import { a } from '../a.ts';\nexport type B = typeof a;\n",
    'types/unused.d.ts': 'export {};\n',
  });
  const to = path.join(folder, 'copied');
  copyDeclarations(path.join(folder, 'types'), to, ['index']);
  expect(readFileSync(path.join(to, 'a.d.ts'), 'utf8')).toContain('import("./deep/b.js")');
  expect(readFileSync(path.join(to, 'deep/b.d.ts'), 'utf8')).toContain("from '../a.js'");
  expect(() => readFileSync(path.join(to, 'unused.d.ts'))).toThrow();
});

test('files that have no place in a tarball are found', () => {
  const tarball = { name: '@holdup/engine', file: '', bytes: 0, unpackedBytes: 0 };
  const contents = ['package.json', 'dist/index.js', 'dist/core/a.d.ts', 'dist/index.js.map'];
  expect(strayFiles({ ...tarball, contents })).toEqual([]);
  const stray = ['src/index.ts', 'dist/a.test.d.ts', '.env', 'dist/holdup.db', 'notes.md'];
  expect(strayFiles({ ...tarball, contents: [...contents, ...stray] })).toEqual(stray);
});

test('the API of an entry lists each name with its declaration and the first sentence about it', () => {
  write({
    'api/index.d.ts': "export { type Box, open } from './box.ts';\n",
    'api/box.d.ts': [
      '/** A box. It is closed. */',
      'export interface Box {\n    readonly size: number | null;\n}',
      'export declare const hidden: 1;',
      '/** Opens it,\n * once. */',
      'export declare function open(box: Box): void;',
    ].join('\n'),
  });
  expect(
    apiTable(readApi(path.join(folder, 'api'), 'index'))
      .split('\n')
      .slice(2),
  ).toEqual([
    '| `Box` | `interface Box { size: number \\| null; }` | A box. |',
    '| `open` | `function open(box: Box): void` | Opens it, once. |',
  ]);
});

test('examples of a README come with the output that it shows', () => {
  const readme = '```ts\na();\n```\n\n```text\n1\n```\n\n```sh\nno\n```\n\n```ts\nb();\n```\n';
  expect(examplesIn(readme)).toEqual([
    { code: 'a();\n', prints: '1\n' },
    { code: 'b();\n', prints: null },
  ]);
});
