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
