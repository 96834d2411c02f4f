/** Draws public/icons from the art: `npm run icons`. */
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { launchOptions } from '../browser/launch.ts';
import { standAlone } from '../vite.gang.ts';

const root = new URL('..', import.meta.url).pathname;
const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
const { AppIcon, ArtPatterns } = (await vite.ssrLoadModule(
  '/src/art/index.ts',
)) as typeof import('../src/art/index.ts');

const iconSvg = (bleed: boolean): string =>
  standAlone({ ArtPatterns }, AppIcon, { bleed, size: 128 });

await writeFile(`${root}public/icons/icon.svg`, `${iconSvg(false)}\n`);
// The icon of a tab in the background whose game waits for its reader.
const turn = standAlone({ ArtPatterns }, AppIcon, { turn: true, size: 128 });
await writeFile(`${root}public/icons/turn.svg`, `${turn}\n`);

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
for (const { name, size, bleed } of [
  { name: 'icon-180', size: 180, bleed: true },
  { name: 'icon-192', size: 192, bleed: false },
  { name: 'icon-512', size: 512, bleed: false },
  { name: 'maskable-512', size: 512, bleed: true },
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${iconSvg(bleed)}`,
  );
  await page.screenshot({ path: `${root}public/icons/${name}.png`, omitBackground: true });
}
await browser.close();
await vite.close();
