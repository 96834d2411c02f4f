import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './faults.ts';
import { dealIn, nextMoment, playOn, prepare, prompt } from './player.ts';

type Buzz = { readonly pattern: readonly number[]; readonly tapped: boolean };

/**
 * A device that can vibrate, and remembers when it did. What a test asks a page counts as a gesture in Chromium, so
 * that the page is told of real ones only.
 */
const vibrating = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const felt: Buzz[] = [];
    let tapped = false;
    addEventListener('pointerdown', ({ isTrusted }) => {
      tapped ||= isTrusted;
    });
    Object.assign(globalThis, { felt });
    Object.defineProperty(navigator, 'userActivation', {
      get: () => ({ hasBeenActive: tapped, isActive: tapped }),
    });
    navigator.vibrate = (pattern) => {
      felt.push({ pattern: [pattern].flat() as number[], tapped });
      return true;
    };
  });
};

const felt = (page: Page): Promise<readonly Buzz[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'felt') as Buzz[]);

const patterns = async (page: Page): Promise<readonly string[]> =>
  (await felt(page)).map(({ pattern }) => pattern.join(' '));

const round = (page: Page, number: number): Promise<boolean> =>
  page.getByRole('heading', { name: `Round ${number} of 8` }).isVisible();

test('vibration: when asked, in the counts and at the snaps; never before the first tap, nor where it is turned off', async ({
  page: first,
  context,
}) => {
  await vibrating(context);
  await prepare(first, {
    wishes: { opponents: 2 },
    settings: { motion: 'system' },
    // Every number of a count is felt.
    clockSpeed: 1,
  });
  await dealIn(first);
  await first.close();
  // In a new tab the game asks before anybody has touched it.
  const page = await context.newPage();
  await page.goto('/play/table');
  await expect(prompt(page)).toBeVisible();
  expect(await felt(page)).toEqual([]);

  await prompt(page).locator('.choice').first().click();
  await expect(page.getByRole('heading', { name: /Hold-up/ })).toBeVisible();
  await expect.poll(() => patterns(page)).toContain('25');
  await prompt(page).locator('.choice').first().click();
  await expect.poll(() => patterns(page)).toContain('45');
  const counted = (await patterns(page)).filter((pattern) => pattern === '18');
  // A number that a busy machine shows too late is left out, never made up for.
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.length).toBeLessThanOrEqual(3);
  expect((await felt(page)).every(({ tapped }) => tapped)).toBe(true);

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Vibration' }).click();
  await page.goto('/play/table');
  expect(await nextMoment(page)).toBe('decision');
  await playOn(page, () => round(page, 3));
  expect(await felt(page)).toEqual([]);
});
