import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PREVIEWS } from './vite.previews.ts';

export const SERVICE_WORKER = 'sw.js';
const PAGE = 'index.html';

type Contents = ReadonlyMap<string, string | Uint8Array>;

/** The files of `public/`, by the path they are served at. Their names carry no hash. */
export const publicFiles = (publicDir: string): Contents =>
  new Map(
    globSync('**/*.*', { cwd: publicDir })
      .sort()
      .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(publicDir, file))]),
  );

const builtFiles = (bundle: Rolldown.OutputBundle): Contents =>
  new Map(
    Object.entries(bundle)
      .filter(([file]) => file !== SERVICE_WORKER && !file.startsWith(PREVIEWS))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, output]) => [file, output.type === 'chunk' ? output.code : output.source]),
  );

/** A version that changes whenever the name or the content of any file does. */
export const versionOf = (...sets: readonly Contents[]): string => {
  const hash = createHash('sha256');
  for (const contents of sets)
    for (const [file, content] of contents) {
      const bytes = Buffer.from(content);
      hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
  return hash.digest('hex').slice(0, 12);
};

/** Writes the names of all built files and their version into the service worker. */
export const offlineFiles = (): Plugin => {
  let publicDir = '';
  return {
    name: 'holdup-offline-files',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') return;
        const [built, kept] = [builtFiles(bundle), publicFiles(publicDir)];
        const names = [...built.keys(), ...kept.keys()].filter((file) => file !== PAGE).sort();
        const files = ['./', ...names];
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', versionOf(built, kept));
      },
    },
  };
};
