import { expect } from '@playwright/test';
import { LOCALES } from '../src/i18n/plural.ts';
import { expectAccessible, expectFitting } from './checks.ts';
import { type Someone, TV, test } from './people.ts';
import { startTableServer, type TableServer } from './tableServer.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.stop());

/** Long names, as people have them. */
const HOST = 'Maximiliane-Charlotte';
const GUEST = 'Wojciech Brzęczyszcz';

/** Goes through every screen of playing together, in any language, and looks at each. */
const visitAll = async (
  host: Someone,
  guest: Someone,
  look: (someone: Someone, where: string) => Promise<void>,
): Promise<void> => {
  const { page } = host;
  await page.goto(`${server.url}/create`);
  await page.locator('.name-field').fill(HOST.slice(0, 20));
  await page.locator('details summary').click();
  await look(host, 'create');
  await page.locator('.create-go .decision').click();
  await expect(page.locator('.lobby')).toBeVisible();
  const link = page.url();
  await guest.page.goto(link);
  await expect(guest.page.locator('.name-field')).toBeVisible();
  await look(guest, 'join');
  await guest.page.locator('.name-field').fill(GUEST);
  await guest.page.locator('.join-seat .decision').click();
  await expect(guest.page.locator('.lobby')).toBeVisible();
  await look(guest, 'lobby of a guest');
  await page.locator('.lobby-seat-open button').first().click();
  await expect(page.locator('.lobby-seat[data-here="true"]')).toHaveCount(3);
  await look(host, 'lobby of the host');
  for (const seat of [1, 2]) {
    await page.locator('.lobby-seat').nth(seat).getByRole('button').click();
    await look(host, `tools for seat ${seat}`);
    await page.keyboard.press('Escape');
  }
  await guest.page.setViewportSize(TV);
  await guest.page.goto(`${link}/tv`);
  await expect(guest.page.locator('.party-lobby')).toBeVisible();
  await look(guest, 'big screen');
  await guest.page.goto(`${server.url}/t/ZZZZZ`);
  await expect(guest.page.locator('.notice')).toBeVisible();
  await look(guest, 'no such table');
  await guest.page.goto(`${server.url}/m/0`);
  await expect(guest.page.locator('.notice .art')).toBeVisible();
  await look(guest, 'no such match');
};

test('axe finds nothing on any screen of playing together', async ({ meet }) => {
  await visitAll(await meet(), await meet(), ({ page }, where) => expectAccessible(page, where));
});

for (const language of LOCALES)
  test(`every screen of playing together fits 360 px in ${language}`, async ({ meet }) => {
    await visitAll(await meet({ language }), await meet({ language }), ({ page }, where) =>
      expectFitting(page, where),
    );
  });
