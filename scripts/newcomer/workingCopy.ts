import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../install.js';
import { fill, nameOf, type Place } from './recipe.ts';

export type Ran = { readonly ok: boolean; readonly output: string };

/** A throw-away copy of the repository. */
export type WorkingCopy = {
  readonly folder: string;
  /** Puts every file of the recipe into the state in which only these places are filled. */
  readonly apply: (places: readonly Place[]) => void;
  /** Runs a program from node_modules inside the copy. */
  readonly run: (program: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Ran>;
  readonly remove: () => void;
};

const COPIED = ['docs', 'packages', 'package.json', 'scripts', 'lint', 'biome.json', '.gitignore'];
const NOT_COPIED = new Set(['node_modules', 'dist', 'test-results']);

/** Copies the sources. Installed packages are linked, except ours, which must be those of the copy. */
function copyTo(folder: string): void {
  const rootFiles = readdirSync(root).filter((name) =>
    /^(tsconfig.*\.json|vitest.*\.ts)$/.test(name),
  );
  for (const name of [...COPIED, ...rootFiles])
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      // File times are kept, so the type checker's cache stays valid.
      preserveTimestamps: true,
      filter: (source) => !NOT_COPIED.has(path.basename(source)),
    });
  const types = path.join(root, '.types');
  if (existsSync(types))
    cpSync(types, path.join(folder, '.types'), { recursive: true, preserveTimestamps: true });
  const modules = path.join(root, 'node_modules');
  const linked = path.join(folder, 'node_modules');
  mkdirSync(path.join(linked, '@holdup'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@holdup' && !name.startsWith('.'))
      symlinkSync(path.join(modules, name), path.join(linked, name), 'junction');
  for (const name of readdirSync(path.join(folder, 'packages')))
    symlinkSync(
      path.join(folder, 'packages', name),
      path.join(linked, '@holdup', name),
      'junction',
    );
}

const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** A copy of the repository for one recipe. */
export function copyRepository(recipe: readonly Place[]): WorkingCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-newcomer-'));
  copyTo(folder);
  const files = [...new Set(recipe.map(({ file }) => file))];
  return {
    folder,
    apply(places) {
      const known = new Set(recipe.map(nameOf));
      for (const place of places)
        if (!known.has(nameOf(place))) throw new Error(`${nameOf(place)} is not in the recipe`);
      for (const file of files) {
        const target = path.join(folder, file);
        const filled = fill(
          readIfThere(path.join(root, file)),
          places.filter((place) => place.file === file),
        );
        if (filled === readIfThere(target)) continue;
        if (filled === null) rmSync(target, { force: true });
        else writeFileSync(target, filled);
      }
    },
    run: (program, args, env = {}) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], {
          cwd: folder,
          env: { ...outsideVitest(), ...env, NO_COLOR: '1' },
        });
        let output = '';
        const add = (chunk: Buffer): void => {
          output += chunk.toString();
        };
        child.stdout.on('data', add);
        child.stderr.on('data', add);
        child.on('error', reject);
        child.on('close', (code) => resolve({ ok: code === 0, output }));
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The environment without what a running Vitest adds for its own workers. */
const outsideVitest = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
