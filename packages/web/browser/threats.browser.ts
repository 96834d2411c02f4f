import { expect, test } from '@playwright/test';
import { openGallery, showStill } from './gallery.ts';
import { PHONE } from './sizes.ts';

test('a phone says who aims at its owner, and which bullet is loaded when only one kind is left', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openGallery(page);
  const brief = page.locator('.prompt-brief');
  // Also above the sentence that explains the decision the first time.
  await showStill(page, 'first-courage');
  await expect(page.locator('.prompt p[data-first="true"]')).toBeVisible();
  await expect(brief).toHaveText('2 guns on you');
  await expect(brief).toBeInViewport({ ratio: 1 });
  await showStill(page, 'courage');
  await expect(page.locator('.prompt p[data-first="true"]')).toHaveCount(0);
  await expect(brief).toHaveText('2 guns on you');
  await expect(brief.locator('.art')).toHaveCount(2);
  await showStill(page, 'courage-safe');
  await expect(brief).toHaveText('Nobody is aiming at you.');
  await expect(brief).toBeVisible();
  // Held sideways, too: the lines of talk take the place of the whole sentence there.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect(page.locator('.quick-line')).toHaveCount(6);
  await expect(brief).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await showStill(page, 'load-only');
  await expect(page.locator('.waiting')).toContainText(
    /Loaded, as it’s all you have left: (Click|Bang)/,
  );
});

test('next to a big screen, a phone shows at whom its owner shoots and what comes of it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openGallery(page);
  const shot = page.locator('.own-shot');
  await showStill(page, 'hand-shot-bang');
  await expect(shot).toHaveText(/^Bang!You shoot .+!$/);
  await expect(shot).toBeInViewport({ ratio: 1 });
  await showStill(page, 'hand-shot-click');
  await expect(shot).toHaveText(/^ClickYou only bluffed .+\.$/);
  await expect(shot).toBeInViewport({ ratio: 1 });
});
