import { expect, test } from '@playwright/test';
import { openGallery, showStill } from './gallery.ts';
import { PHONE } from './sizes.ts';

test('a pause during courage leaves the table its room on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openGallery(page);
  await showStill(page, 'courage-paused');
  await expect(page.locator('.interruption')).toBeVisible();
  const scene = await page.locator('.scene').boundingBox();
  expect(scene?.height).toBeGreaterThan(240);
});

test('the newest line of the log stays in view when a decision takes some of its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openGallery(page);
  await showStill(page, 'courage');
  const newest = page.locator('.table-side .log > li:not([aria-hidden])').last();
  await expect(newest).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(newest).toBeInViewport({ ratio: 1 });
});
