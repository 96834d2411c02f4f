import { expect, test } from '@playwright/test';
import { openGallery, showStill } from './gallery.ts';
import { PHONE } from './sizes.ts';

test('a phone says who aims at its owner, and which bullet is loaded when only one kind is left', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openGallery(page);
  const brief = page.locator('.prompt-brief');
  // The sentence that explains a decision the first time stands in its place: once it was shown, it is gone.
  await showStill(page, 'first-courage');
  await expect(page.locator('.prompt p[data-first="true"]')).toBeVisible();
  await showStill(page, 'courage');
  await expect(brief).toHaveText('2 guns on you');
  await expect(brief.locator('.art')).toHaveCount(2);
  await showStill(page, 'courage-safe');
  await expect(brief).toHaveText('Nobody is aiming at you.');
  await expect(brief).toBeVisible();
  await showStill(page, 'load-only');
  await expect(page.locator('.waiting')).toContainText(
    /Loaded, as it’s all you have left: (Click|Bang)/,
  );
});
