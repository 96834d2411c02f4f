import { expect, type Page } from '@playwright/test';
import { test } from './faults.ts';
import { prepare } from './player.ts';

// What these tests bring about: a file that is not there.
test.use({ allowed: /404|dynamically imported module/ });

/** The first time somebody asks for the settings' file it is gone, as after an update of the server. */
const loseSettings = async (page: Page): Promise<void> => {
  await prepare(page, {});
  await page.route('**/assets/SettingsScreen*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
};

test('a page whose files were replaced by a newer version leads to that version', async ({
  page,
}) => {
  await loseSettings(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a first screen that does not arrive leaves the front door, and the way there stays open', async ({
  page,
}) => {
  await loseSettings(page);
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: /Play now/ })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
