import { expect, type Page } from '@playwright/test';
import { PRESSED } from '../src/gallery/stills/pressed.ts';

/** The gallery is no part of the game's page: it is built and served apart (gallery.config.ts). */
export const GALLERY_PORT = 4274;
export const GALLERY = `http://127.0.0.1:${GALLERY_PORT}/gallery.html`;

/** Opens the gallery; gives the names of all stills, those with something opened on them last. */
export const openGallery = async (page: Page): Promise<readonly string[]> => {
  await page.addInitScript(() =>
    localStorage.setItem('holdup.settings', JSON.stringify({ motion: 'less', volume: 0 })),
  );
  await page.goto(`${GALLERY}#screens`);
  await expect(page.locator('#app[data-shown]')).toBeAttached();
  const stills = await page.locator('.still-list a').allInnerTexts();
  expect(stills.length).toBeGreaterThan(50);
  return [...stills, ...Object.keys(PRESSED)];
};

/** Shows a still, and presses what belongs to it. */
export const showStill = async (page: Page, name: string, language = 'en'): Promise<void> => {
  const [still, ...presses] = PRESSED[name] ?? [name];
  await page.evaluate((hash) => {
    const root = document.getElementById('app');
    if (root) root.dataset.shown = '';
    if (location.hash === hash) dispatchEvent(new Event('hashchange'));
    else location.hash = hash;
  }, `#still/${still}/${language}`);
  await expect(page.locator(`#app[data-shown="#still/${still}/${language}"]`)).toBeAttached();
  for (const press of presses) await page.locator(press).click();
};
