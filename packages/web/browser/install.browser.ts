import { expect, type Page } from '@playwright/test';
import { test } from './faults.ts';

/** What a browser does that would install the page: asks it first. The answer: whether the page took that into its own hands. */
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

test('installing: offered on the front page, asked once by our own button, gone when it is done', async ({
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

test('Chromium finds nothing that keeps the page from being installed', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's browser keeps nothing, which is the one thing in the way.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});
