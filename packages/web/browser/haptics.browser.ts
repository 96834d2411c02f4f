import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './faults.ts';
import { dealIn, nextMoment, playOn, prepare, prompt } from './player.ts';

type Buzz = { readonly pattern: readonly number[]; readonly tapped: boolean };

/**
 * A device that can vibrate, and records when it did. Chromium treats a test's evaluations in a
 * page as gestures, so only real ones are passed to the page.
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

/** How often the device vibrated in each count so far. A count ends with the snap. */
const countsFelt = async (page: Page): Promise<readonly number[]> => {
  const counts = [0];
  for (const pattern of await patterns(page)) {
    if (pattern === '45') counts.push(0);
    if (pattern === '18') counts.push((counts.pop() ?? 0) + 1);
  }
  return counts.slice(0, -1);
};

const round = (page: Page, number: number): Promise<boolean> =>
  page.getByRole('heading', { name: `Round ${number} of 8` }).isVisible();

test('the device vibrates for a decision, three times in a count and at its end; never before the first tap or when turned off', async ({
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
  // A busy machine may show a number so late that it is not felt. Then a later count has to show all three.
  const open = page.locator('.prompt:not(:has([aria-pressed="true"]))');
  while (!(await countsFelt(page)).includes(3))
    await open.locator('.choice, .decision').first().click();
  expect(Math.max(...(await countsFelt(page)))).toBe(3);
  expect((await felt(page)).every(({ tapped }) => tapped)).toBe(true);

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Vibration' }).click();
  await page.goto('/play/table');
  expect(await nextMoment(page)).toBe('decision');
  await playOn(page, () => round(page, 3));
  expect(await felt(page)).toEqual([]);
});
