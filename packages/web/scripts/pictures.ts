/**
 * Takes the pictures of docs/pictures from the gallery: `npm run pictures`.
 * With a folder it takes every screen and state at five sizes: `npm run pictures -- FOLDER [NAME-PATTERN] [LANGUAGE] [SIZES]`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { launchOptions } from '../browser/launch.ts';
import { PRESSED } from '../src/gallery/stills/pressed.ts';

const root = new URL('..', import.meta.url).pathname;
const docs = new URL('../../../docs/pictures', import.meta.url).pathname;

const SIZES = {
  phone: { width: 360, height: 740 },
  landscape: { width: 740, height: 360 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  tv: { width: 1920, height: 1080 },
} as const;
type Size = keyof typeof SIZES;

/** What README shows. */
const README: readonly { file: string; still: string; size: Size }[] = [
  { file: 'phone.png', still: 'courage-8', size: 'phone' },
  { file: 'tv.png', still: 'party-courage-8', size: 'desktop' },
  { file: 'lobby.png', still: 'lobby', size: 'desktop' },
  { file: 'end.png', still: 'party-end-done', size: 'desktop' },
];

const vite = await createServer({ root, server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
await vite.listen();
const address = vite.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(launchOptions);

const open = async (): Promise<Page> => {
  const page = await browser.newPage({ viewport: SIZES.phone, colorScheme: 'dark' });
  await page.addInitScript(() => {
    localStorage.setItem('holdup.settings', JSON.stringify({ motion: 'less', volume: 0 }));
    // No sentence that explains a decision the first time.
    localStorage.setItem('holdup.explained', JSON.stringify(['courage', 'load', 'aim', 'take']));
  });
  await page.goto(`${address}gallery.html`);
  await page.waitForSelector('#app[data-shown]');
  return page;
};

const take = async (page: Page, name: string, language: string, size: Size, file: string) => {
  const [still, ...presses] = PRESSED[name] ?? [name];
  await page.setViewportSize(SIZES[size]);
  const hash = `#still/${still}/${language}`;
  await page.evaluate(() => {
    location.hash = '#things';
  });
  await page.waitForSelector('#app[data-shown="#things"]');
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.waitForSelector(`#app[data-shown="${hash}"]`);
  await page.evaluate(() => document.fonts.ready);
  for (const press of presses) await page.locator(press).click();
  if (presses.length > 0) await page.waitForTimeout(name === 'coach-open' ? 4000 : 600);
  await page.waitForTimeout(still.includes('end') ? 900 : 200);
  await page.waitForFunction(() => document.querySelector('.hand-worth')?.textContent !== '…');
  await page.screenshot({ path: file });
};

const [folder, pattern = '', language = 'en', sizes = ''] = process.argv.slice(2);
const page = await open();
if (folder === undefined) {
  for (const { file, still, size } of README)
    await take(page, still, 'en', size, path.join(docs, file));
} else {
  mkdirSync(folder, { recursive: true });
  const stills = await page.locator('.still-list a').allInnerTexts();
  const names = [...stills, ...Object.keys(PRESSED)];
  for (const name of names.filter((each) => new RegExp(pattern).test(each)))
    for (const size of Object.keys(SIZES) as Size[]) {
      if (sizes !== '' && !sizes.includes(size)) continue;
      await take(page, name, language, size, path.join(folder, `${name}-${size}.png`));
    }
}
await browser.close();
await vite.close();
