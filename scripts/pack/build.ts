import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.js';
import { bundle } from './bundle.ts';
import { copyDeclarations } from './declarations.ts';
import { PAGE_FOLDER } from './filesByUrl.ts';
import {
  builtName,
  commandManifest,
  isScript,
  libraryManifest,
  type PublishedManifest,
  packageManifest,
  rootManifest,
} from './manifests.ts';

export const LIBRARIES = ['engine', 'bots', 'protocol'] as const;

const COMMAND = 'holdup';

/** A package as it will be published: a folder with nothing else in it. */
export interface Built {
  readonly name: string;
  readonly folder: string;
}

function finish(folder: string, source: string, manifest: PublishedManifest): void {
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  cpSync(path.join(root, source, 'README.md'), path.join(folder, 'README.md'));
}

/** Builds a library. Needs the declarations of `tsc --build`. */
async function buildLibrary(name: (typeof LIBRARIES)[number], target: string): Promise<Built> {
  const folder = path.join(target, name);
  const source = path.join('packages', name);
  const manifest = packageManifest(name);
  const entries = Object.values(manifest.exports ?? {}).filter(isScript);
  await bundle({
    entries: Object.fromEntries(
      entries.map((entry) => [builtName(entry), path.join(root, source, entry)]),
    ),
    folder: path.join(folder, 'dist'),
    sourceMaps: true,
    withSiblings: false,
  });
  copyDeclarations(
    path.join(root, '.types', name),
    path.join(folder, 'dist'),
    entries.map(builtName),
  );
  finish(folder, source, libraryManifest(manifest, rootManifest()));
  return { name: manifest.name, folder };
}

/** Builds the command with the server and the built page in it. */
async function buildCommand(page: string, target: string): Promise<Built> {
  const folder = path.join(target, COMMAND);
  const source = path.join('packages', 'cli');
  const imported = await bundle({
    entries: { [COMMAND]: path.join(root, source, 'bin', 'installed.js') },
    folder: path.join(folder, 'dist'),
    sourceMaps: false,
    withSiblings: true,
  });
  cpSync(page, path.join(folder, 'dist', PAGE_FOLDER), { recursive: true });
  finish(folder, source, commandManifest(rootManifest(), `./dist/${COMMAND}.js`, imported));
  return { name: COMMAND, folder };
}

/** Builds every package that is published, each into a folder of its own below `target`. */
export async function buildPackages(page: string, target: string): Promise<readonly Built[]> {
  mkdirSync(target, { recursive: true });
  const libraries = await Promise.all(LIBRARIES.map((name) => buildLibrary(name, target)));
  return [...libraries, await buildCommand(page, target)];
}
