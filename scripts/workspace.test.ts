import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './install.js';

const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const packages = globSync('packages/*/package.json', { cwd: root }).map((file) =>
  path.dirname(file),
);

describe.each(packages)('%s', (folder) => {
  const manifest = readJson(`${folder}/package.json`);

  test('is named @holdup/ and its folder', () => {
    expect(manifest.name).toBe(`@holdup/${path.basename(folder)}`);
  });

  test('exports its index, other files at the top of src and data by their names; a page exports nothing', () => {
    const page = existsSync(path.join(root, folder, 'index.html'));
    const { '.': index, ...others }: Record<string, string> = manifest.exports ?? {};
    expect(index).toBe(page ? undefined : './src/index.ts');
    for (const [name, file] of Object.entries(others)) {
      if (file.endsWith('.ts')) expect(file).toBe(`./src/${name.slice('./'.length)}.ts`);
      else expect(`./${path.basename(file)}`).toBe(name);
      expect(existsSync(path.join(root, folder, file))).toBe(true);
    }
  });

  test('pins all versions; its own and those of its siblings are the one of the repository', () => {
    const { dependencies = {}, devDependencies, optionalDependencies } = manifest;
    const isSibling = (name: string): boolean => name.startsWith('@holdup/');
    const siblings = Object.keys(dependencies).filter(isSibling);
    expect(siblings.filter((name) => dependencies[name] !== '*')).toEqual([]);
    expect(manifest.version).toBeUndefined();
    const versions = Object.entries<string>({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    }).flatMap(([name, version]) => (isSibling(name) ? [] : version));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test('has all its tsconfigs checked by “tsc --build”', () => {
    const references = (readJson('tsconfig.json').references as { path: string }[]).map((entry) =>
      path.normalize(entry.path),
    );
    const configs = globSync(`${folder}/tsconfig*.json`, { cwd: root });
    expect(configs).not.toEqual([]);
    for (const config of configs) {
      const project = path.basename(config) === 'tsconfig.json' ? path.dirname(config) : config;
      expect(references).toContain(project);
    }
  });
});

test('every package folder is a package', () => {
  const folders = globSync('packages/*/src', { cwd: root }).map((folder) => path.dirname(folder));
  expect(folders.filter((folder) => !existsSync(path.join(root, folder, 'package.json')))).toEqual(
    [],
  );
});
