import { expect, type Page } from '@playwright/test';
import { test } from './faults.ts';
import { prepare } from './player.ts';

// These tests cause the missing file. A service worker would serve its own copy of it, so there is none.
test.use({
  allowed: /404|dynamically imported module|worker.*ERR_FAILED/,
  serviceWorkers: 'block',
});

/** Every request for the settings screen's file fails, as after an update of the server, until it is restored. */
const loseSettings = async (page: Page) => {
  let lost = true;
  let refused = 0;
  await prepare(page, {});
  await page.route('**/assets/SettingsScreen*.js', async (route) => {
    if (!lost) return route.fallback();
    refused += 1;
    return route.fulfill({ status: 404 });
  });
  return {
    refused: () => refused,
    restore: () => {
      lost = false;
    },
  };
};

test('a page whose files were replaced by a newer version loads that version', async ({ page }) => {
  const file = await loseSettings(page);
  await page.goto('/');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) file.restore();
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(file.refused()).toBeGreaterThan(0);
});

test('a first screen that fails to load falls back to the front page, and can be opened from there', async ({
  page,
}) => {
  const file = await loseSettings(page);
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: /Play now/ })).toBeVisible();
  expect(file.refused()).toBeGreaterThan(0);
  file.restore();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a solo game whose files can’t be loaded says so, and can be started after a reload', async ({
  page,
}) => {
  await prepare(page, { wishes: { opponents: 3 } });
  const workers = '**/assets/worker*.js';
  const start = page.locator('button.decision.button-gold');
  await page.route(workers, (route) => route.fulfill({ status: 404 }));
  await page.goto('/play');
  await start.click();
  await expect(page.getByText('The game couldn’t be loaded.')).toBeVisible();
  await page.unroute(workers);
  await page.reload();
  await start.click();
  await expect(page.locator('.seat')).toHaveCount(4);
});
