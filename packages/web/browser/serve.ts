/**
 * Serves everything the browser tests open, on free ports: `node browser/serve.ts`. It builds the page and the gallery
 * into a folder of its own, so that several runs can share a checkout, and prints one NAME=value line per address.
 * PAGE_FOLDER names a page that is built already. SIGINT stops it (Vite handles SIGTERM itself, and would leave the
 * folder behind).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { type Addresses, FAST } from './addresses.ts';
import { startTableServer } from './tableServer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'holdup-served-'));

async function buildPage(): Promise<string> {
  const built = process.env.PAGE_FOLDER;
  if (built !== undefined) return built;
  const outDir = path.join(folder, 'page');
  await build({ root, build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
  return outDir;
}

/** The gallery is not part of the game's page: it is built and served separately. */
async function serveGallery() {
  const config = {
    root,
    configFile: path.join(root, 'gallery.config.ts'),
    build: { outDir: path.join(folder, 'gallery'), emptyOutDir: true },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  } as const;
  await build(config);
  return preview(config);
}

const page = await buildPage();
const realTime = await startTableServer({ page });
const fast = await startTableServer({ page, speed: FAST });
const gallery = await serveGallery();

process.once('SIGINT', async () => {
  await Promise.all([realTime.stop(), fast.stop(), gallery.close()]);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

const addresses: Addresses = {
  PAGE_FOLDER: page,
  REAL_TIME_URL: realTime.url,
  FAST_URL: fast.url,
  GALLERY_URL: `${gallery.resolvedUrls?.local[0] ?? ''}gallery.html`,
};
for (const [name, value] of Object.entries(addresses)) console.log(`${name}=${value}`);
