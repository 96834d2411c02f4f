import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already, and the server compresses the page itself, which it completes. */
const TEXTS = '**/*.{js,css,svg,webmanifest}';
/** Files that fit into one packet gain nothing. */
const LEAST = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const BROTLI = {
  params: { [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT },
};

/** Browsers accept Brotli over TLS only; plain HTTP gets gzip. */
const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < LEAST) return;
  await writeFile(`${file}.br`, await brotli(bytes, BROTLI));
  await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
};

/** Writes compressed copies of every text file of the built page, ready to be sent. */
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
