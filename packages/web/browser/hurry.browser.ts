import { expect, type Locator, type Page } from '@playwright/test';
import { lessons } from '../src/i18n/en/lessons.ts';
import { test } from './faults.ts';
import { resumeLateGame } from './lateGame.ts';
import { never, playOn, prepare, prompt } from './player.ts';

/**
 * The page's clock stands still unless a test advances it, so whatever appears after a tap is due to the tap. Bots run in
 * a worker and keep thinking.
 */

/** Shorter than any step of the animation at this speed, and long enough for the next frame to be drawn. */
const FRAME_MS = 20;
const CALM = { speed: 'calm' } as const;
const MOST_FRAMES = 2000;
/** Longer than sums roll. */
const ROLLED_MS = 3000;

/** A clock can only be stopped at a future time. On a busy machine a near one may have passed, so later ones are tried. */
async function stopClock(page: Page, ahead = 100): Promise<void> {
  const stopAt = await page.evaluate((ms) => Date.now() + ms, ahead);
  await page.clock.pauseAt(stopAt).catch((error: unknown) => {
    if (ahead > 1000 || !String(error).includes('to the past')) throw error;
    return stopClock(page, ahead * 2);
  });
}

const runUntil = async (page: Page, there: Locator): Promise<void> => {
  for (let frame = 0; frame < MOST_FRAMES; frame++) {
    if ((await there.count()) > 0) return;
    await page.clock.runFor(FRAME_MS);
  }
  await expect(there).toBeAttached();
};

/** Away from everything that can be pressed. */
const tap = async (page: Page): Promise<void> =>
  page.locator('main').click({ position: { x: 3, y: 200 } });

/** Another frame alone does not bring it; a tap and a frame do. */
const expectTapToBring = async (page: Page, there: Locator): Promise<void> => {
  await page.clock.runFor(FRAME_MS);
  expect(await there.count()).toBe(0);
  await tap(page);
  await page.clock.runFor(FRAME_MS);
  await expect(there).not.toHaveCount(0);
};

const choose = async (page: Page, name: RegExp): Promise<void> => {
  const button = prompt(page).getByRole('button', { name });
  await runUntil(page, button);
  await button.click();
};

test('while others share the loot, a tap brings the next round; in a reveal it fires the bullet', async ({
  page,
}) => {
  await page.clock.install();
  await prepare(page, { settings: CALM });
  await page.goto('/lessons/tutorial/courage');
  await expect(prompt(page)).toBeVisible();
  await stopClock(page);
  await choose(page, /^Duck/);
  await runUntil(page, page.locator('.table-step', { hasText: 'Sharing the loot' }));
  // The painting is in the pile of the next round.
  await expectTapToBring(page, page.locator('.well-card[data-share="painting"]'));
  await choose(page, /^Banzai/);
  await runUntil(page, page.locator('.scene[data-shot]'));
  await expectTapToBring(page, page.locator('.banner', { hasText: 'Click' }));
  await runUntil(page, prompt(page).getByText(lessons.tutorial.courage.done));
});

test('at the end, a tap names the winner and completes all sums', async ({ page }) => {
  await page.clock.install();
  await resumeLateGame(page, { opponents: 3 }, { ...CALM, motion: 'system' });
  await playOn(page, never);
  await stopClock(page);
  await expect(page.locator('.end[data-done="false"]')).toBeVisible();
  await expectTapToBring(page, page.locator('.end[data-done="true"]'));
  const sums = page.locator('.money-sum');
  const completed = await sums.allInnerTexts();
  await page.clock.runFor(ROLLED_MS);
  expect(await sums.allInnerTexts()).toEqual(completed);
  await expect(page.locator('h1')).toContainText(/win|victory|Nobody/);
});
