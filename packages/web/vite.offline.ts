import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

export const SERVICE_WORKER = 'sw.js';

/** Writes the names of all built files into the service worker, and a version that changes with any of them. */
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
        const built = Object.keys(bundle).filter(
          (file) => file !== SERVICE_WORKER && file !== 'index.html',
        );
        const kept = globSync('**/*.*', { cwd: publicDir }).map((file) =>
          file.split(path.sep).join('/'),
        );
        const files = ['/', ...[...built, ...kept].sort().map((file) => `/${file}`)];
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', version);
      },
    },
  };
};
