import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed by their formats already. */
const TEXTS = '**/*.{html,js,css,svg,webmanifest}';
/** A packet or less: nothing to be gained. */
const LEAST = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const BROTLI = {
  params: { [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT },
};

/** Browsers take Brotli over TLS only; at home it is gzip. */
const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < LEAST) return;
  await writeFile(`${file}.br`, await brotli(bytes, BROTLI));
  await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
};

/** Puts a compressed copy beside every text of the built page, so that a server can send it without work. */
export const compressedFiles = (): Plugin => {
  let outDir = '';
  return {
    name: 'holdup-compressed-files',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      async handler() {
        await Promise.all(
          globSync(TEXTS, { cwd: outDir }).map((file) => compress(path.join(outDir, file))),
        );
      },
    },
  };
};
