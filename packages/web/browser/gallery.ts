import { expect, type Page } from '@playwright/test';
import { PRESSED } from '../src/gallery/stills/pressed.ts';
import { galleryUrl } from './addresses.ts';
import { withoutPainting } from './painting.ts';

/** Opens the gallery; returns the names of all stills, those with something opened on them last. */
export const openGallery = async (page: Page): Promise<readonly string[]> => {
  await withoutPainting(page);
  await page.addInitScript(() =>
    localStorage.setItem('holdup.settings', JSON.stringify({ motion: 'less', volume: 0 })),
  );
  await page.goto(`${galleryUrl()}#screens`);
  await expect(page.locator('#app[data-shown]')).toBeAttached();
  const stills = await page.locator('.still-list a').allInnerTexts();
  expect(stills.length).toBeGreaterThan(50);
  return [...stills, ...Object.keys(PRESSED)];
};

/** Runs in the page: resolves once colours have stopped fading. In between, a text can be faint. */
const coloursSettled = async (): Promise<void> => {
  // Components follow a press in the next frame.
  await new Promise(requestAnimationFrame);
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
};

/**
 * Shows a still, and presses what belongs to it. If it is already shown in another language, only the language changes
 * and whatever is opened stays open, which takes a fraction of the work.
 */
export const showStill = async (page: Page, name: string, language = 'en'): Promise<void> => {
  const [still, ...presses] = PRESSED[name] ?? [name];
  // Waits in the page: there are hundreds of stills, and each is shown in a few milliseconds.
  const isNew = await page.evaluate(
    ([hash, whole]) =>
      new Promise<boolean>((resolve) => {
        const root = document.getElementById('app') ?? document.body;
        const stays = root.dataset.still === whole && root.dataset.shown !== hash;
        root.dataset.still = whole;
        const watcher = new MutationObserver(() => {
          if (root.dataset.shown !== hash) return;
          watcher.disconnect();
          if (!stays) resolve(true);
          // Components follow soon, and resize observers fire in the first frame.
          else requestAnimationFrame(() => requestAnimationFrame(() => resolve(false)));
        });
        watcher.observe(root, { attributes: true, attributeFilter: ['data-shown'] });
        if (!stays) root.dataset.shown = '';
        if (location.hash === hash) dispatchEvent(new Event('hashchange'));
        else location.hash = hash;
      }),
    [`#still/${still}/${language}`, name] as const,
  );
  if (!isNew || presses.length === 0) return;
  for (const press of presses) await page.locator(press).click();
  await page.evaluate(coloursSettled);
};

/** Resolves once the layout is stable: components follow a change in the next frame, and resize observers in the one after. */
export const layoutSettled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
