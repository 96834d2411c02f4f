import { expect, type Page } from '@playwright/test';
import { test } from './faults.ts';

/** Offers the page to be installed, as a browser does; resolves to whether the page will prompt by itself. */
const offer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async (): Promise<void> => {
      const before: unknown = Reflect.get(globalThis, 'prompted');
      Reflect.set(globalThis, 'prompted', (typeof before === 'number' ? before : 0) + 1);
    };
    dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });

const prompted = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(globalThis, 'prompted') ?? 0);

test('the front page offers to install the app; its button prompts once and disappears afterwards', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Play now/ })).toBeVisible();
  const button = page.getByRole('button', { name: /Install as an app/ });
  await expect(button).toHaveCount(0);

  expect(await offer(page)).toBe(true);
  await expect(button).toBeVisible();
  expect(await prompted(page)).toBe(0);
  await button.click();
  expect(await prompted(page)).toBe(1);
  await expect(button).toHaveCount(0);

  await offer(page);
  await expect(button).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(button).toHaveCount(0);
  expect(await prompted(page)).toBe(1);
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Chromium reports no installability errors', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Tests run in incognito contexts, which is the only obstacle.
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ).toEqual([]);
  });
});
