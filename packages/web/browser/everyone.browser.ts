import { expect, test } from '@playwright/test';
import { expectAccessible, expectFitting } from './checks.ts';
import { dealIn, decideFirst, nextMoment, playOn, prepare, prompt } from './player.ts';

const LANGUAGES = ['en', 'de', 'pl', 'fr'] as const;
const PAGES = ['/', '/play', '/how-to-play', '/settings', '/about', '/replay', '/nowhere'] as const;

test('axe finds nothing on any screen, at any decision, in any dialog', async ({ page }) => {
  await prepare(page, { wishes: { opponents: 3, powers: true } });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expectAccessible(page, path);
  }
  await dealIn(page);
  const seen = new Set<string>();
  await playOn(
    page,
    async () => /4/.test(await page.locator('.table-round').innerText()),
    async (asked) => {
      const title = await asked.locator('h2').innerText();
      if (!seen.has(title)) await expectAccessible(page, title);
      seen.add(title);
      if (seen.size === 1)
        for (const name of ['Talk', 'What happened', 'Menu']) {
          await page.getByRole('button', { name, exact: true }).click();
          await expectAccessible(page, name);
          await page.keyboard.press('Escape');
        }
      await decideFirst(asked, page);
    },
  );
  expect(seen.size).toBeGreaterThanOrEqual(3);
});

for (const language of LANGUAGES)
  test(`every screen fits 360 px in ${language}, with eight players and every decision of a round`, async ({
    page,
  }) => {
    await prepare(page, { settings: { language }, wishes: { opponents: 7, powers: true } });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expectFitting(page, path);
    }
    await dealIn(page);
    const round = page.locator('.table-round');
    await expect(round).toBeVisible();
    await playOn(
      page,
      async () => /3/.test(await round.innerText()),
      async (asked) => {
        await expectFitting(page, await asked.locator('h2').innerText());
        await decideFirst(asked, page);
      },
    );
  });

test('zoomed to 200 % everything is still there and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await prepare(page, { wishes: { opponents: 5 } });
  await dealIn(page);
  for (let asked = 0; asked < 3; asked++) {
    expect(await nextMoment(page)).toBe('decision');
    await expectFitting(page, 'zoomed');
    await prompt(page).locator('.choice, .decision').last().click();
  }
});
