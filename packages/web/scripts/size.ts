/** Weighs what a first visit downloads: `npm run size -w packages/web [-- FOLDER]`, after a build (into FOLDER). */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LOCALES } from '../src/i18n/locales.ts';

const BUDGET_KB = 40;
const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));

const weigh = async (file: string): Promise<number> =>
  gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length / 1024;

const html = await readFile(path.join(dist, 'index.html'), 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
const languageChunk = new RegExp(`^(?:${LOCALES.join('|')})-.*\\.js$`);
const languages = (await readdir(path.join(dist, 'assets')))
  .filter((file) => languageChunk.test(file))
  .map((file) => `assets/${file}`);

const code = await Promise.all(linked.map((file) => weigh(file ?? '')));
const heaviest = Math.max(...(await Promise.all(languages.map(weigh))));
const total = code.reduce((sum, size) => sum + size, heaviest);

process.stdout.write(
  `First visit: ${total.toFixed(1)} KB of JavaScript, gzip (${linked.length} files and the biggest language); budget ${BUDGET_KB} KB.\n`,
);
if (total > BUDGET_KB) {
  process.stderr.write('Over budget: load something later or make it smaller.\n');
  process.exitCode = 1;
}
