import { expect, type Locator, test } from '@playwright/test';
import { openGallery, showStill } from './gallery.ts';
import { PHONE, TELEVISION } from './sizes.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The faces, names and choices that an overlay covers. */
const covered = (overlay: Locator): Promise<readonly string[]> =>
  overlay.evaluate((over) => {
    const box = over.getBoundingClientRect();
    return [...document.querySelectorAll('.seat-button, .decision, .choice')]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  });

test('on a laptop a hint lies over the log, and the count on the felt', async ({ page }) => {
  await openGallery(page);
  for (const still of ['courage', 'aim', 'take']) {
    await showStill(page, still);
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.hint-bubble');
    await expect(hint.locator('.hint-options')).toBeVisible();
    expect(await covered(hint)).toEqual([]);
  }
  await showStill(page, 'count');
  for (const part of ['.count-word', '.count-number'])
    expect(await covered(page.locator(part))).toEqual([]);
});

test('on a laptop the whole table is in view while the money is counted', async ({ page }) => {
  await openGallery(page);
  await showStill(page, 'end-8');
  const rows = page.locator('.money-row');
  await expect(rows).toHaveCount(8);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
  const own = await page.locator('.end-own').boundingBox();
  const last = await rows.last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(700);
  expect(own?.height).toBeGreaterThan(80);
});

test('on a laptop the names of bullets are not divided', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGallery(page);
  await showStill(page, 'load', 'pl');
  const names = page.locator('.choice-bullet .choice-name');
  await expect(names).toHaveCount(2);
  for (const name of await names.all()) {
    const lines = await name.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
  }
});

test('four choices stand in one row or in two of two', async ({ page }) => {
  await openGallery(page);
  const rows = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.segments:has(> :nth-child(4):last-child)')].map((group) => {
        const tops = [...group.children].map((each) => each.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      }),
    );
  await showStill(page, 'settings');
  expect(await rows()).toEqual([4]);
  await page.setViewportSize(PHONE);
  await expect.poll(rows).toEqual([2]);
});

test('a hint says when the game can hardly be won, instead of praising a move', async ({
  page,
}) => {
  await openGallery(page);
  await showStill(page, 'courage-8');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint-why')).toHaveText('You can hardly win any more.');
});

test('with less motion, too, money, wealth and awards take turns on a big screen', async ({
  page,
}) => {
  await page.setViewportSize(TELEVISION);
  await openGallery(page);
  await showStill(page, 'party-end-done');
  const awards = page.locator('.end > .panel').first();
  await expect(awards).toBeAttached();
  await expect(awards).toBeHidden();
  await page.evaluate(() => {
    for (const turn of document.getAnimations()) turn.currentTime = 35_000;
  });
  await expect(
    awards.or(page.locator('.end > .panel').nth(1)).filter({ visible: true }),
  ).toHaveCount(1);
});
