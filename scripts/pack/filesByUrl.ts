import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from '../install.js';

const FILE_BY_URL =
  /new URL\(\s*'(?<name>[^']+)',\s*import\.meta\.(?:url|resolve\('(?<base>[^']+)'\)),?\s*\)/g;

const packages = path.join(root, 'packages');
const builtPage = path.join(packages, 'web', 'dist');

/** Where the page lies in the published command, beside its code. */
export const PAGE_FOLDER = 'page';

/** `packages/server/src/bots/botWorker.ts` as a file among all others: `server-bots-botWorker.js`. */
export const flatName = (file: string): string =>
  path
    .relative(packages, file)
    .split(path.sep)
    .filter((folder) => folder !== 'src')
    .join('-')
    .replace(/\.ts$/, '.js');

const isFile = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Keeps `new URL('./worker.ts', import.meta.url)` true: the bundler joins files into chunks, all in
 * one folder, so files next to a source are put next to its chunk. Scripts become separate entries,
 * other files are copied.
 */
export const filesByUrl = (): Plugin => ({
  name: 'holdup-files-by-url',
  transform(code, id) {
    if (!code.includes('new URL(') || id.includes('node_modules')) return null;
    const kept = code.replaceAll(FILE_BY_URL, (whole, name: string, base: string | undefined) => {
      const from = base === undefined ? id : createRequire(id).resolve(base);
      const target = path.resolve(path.dirname(from), name);
      if (target === builtPage) return `new URL('./${PAGE_FOLDER}', import.meta.url)`;
      if (!isFile(target)) return whole;
      const fileName = flatName(target);
      if (target.endsWith('.ts')) this.emitFile({ type: 'chunk', id: target, fileName });
      else this.emitFile({ type: 'asset', fileName, source: readFileSync(target) });
      return `new URL('./${fileName}', import.meta.url)`;
    });
    // Every line stays where it is, so the map without this change is right.
    return { code: kept, map: null };
  },
});
