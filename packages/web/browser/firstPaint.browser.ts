import { expect, test } from '@playwright/test';

for (const [theme, device] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`before any code is there, a ${device} device shows the wordmark in the chosen ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript((chosen) => {
      localStorage.setItem('holdup.settings', JSON.stringify({ theme: chosen }));
    }, theme);
    const ground = () =>
      page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('img', { name: 'Hold-Up' })).toBeVisible();
    await expect(page.locator('.home')).toHaveCount(0);
    const first = await ground();
    release();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.first-paint')).toHaveCount(0);
    expect(await ground()).toBe(first);
    await page.emulateMedia({ colorScheme: theme });
    expect(await ground()).toBe(first);
  });

const TYPEFACES = '**/assets/*.woff2';

/** Records whether the game's typeface was loaded when the front page was drawn. */
const noteLetters = (): void => {
  new MutationObserver((_, watcher) => {
    if (document.querySelector('.home') === null) return;
    watcher.disconnect();
    Object.assign(globalThis, { lettersThere: document.fonts.check('1em Bangers', 'aą') });
  }).observe(document, { childList: true, subtree: true });
};

test('headings are drawn in their own letters from the start, the Polish ones too', async ({
  page,
}) => {
  await page.addInitScript(noteLetters);
  await page.addInitScript(() =>
    localStorage.setItem('holdup.settings', JSON.stringify({ language: 'pl' })),
  );
  await page.goto('/');
  await expect(page.locator('.home')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'lettersThere'))).toBe(true);
});

test('a typeface that does not load delays the page for a moment only', async ({ page }) => {
  let asked = 0;
  await page.route(TYPEFACES, () => {
    asked++;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.home')).toBeVisible();
  expect(asked).toBeGreaterThan(0);
});
