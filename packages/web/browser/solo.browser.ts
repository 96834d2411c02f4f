import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectFitting } from './checks.ts';
import { test } from './faults.ts';
import { resumeLateGame } from './lateGame.ts';
import { dealIn, never, playOn, prepare, QUICK } from './player.ts';

const expectEnd = async (page: Page, players: number): Promise<void> => {
  await expect(page.locator('.money-row')).toHaveCount(players);
  await expect(page.locator('h1')).toContainText(/win|victory|Nobody/);
  await expect(page.locator('.chart-line')).toHaveCount(players);
  await expect(page.locator('.money-parts li').first()).toBeVisible();
  await expectAccessible(page, 'end');
  await expectFitting(page, 'end');
};

const GAMES = [
  { name: 'second edition with powers', players: 6, wishes: { opponents: 5, powers: true } },
  { name: 'first edition', players: 4, wishes: { opponents: 3, edition: 'first' } },
] as const;

test.describe('as in production, with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const { name, players, wishes } of GAMES)
    test(`solo, ${name}: two taps to the first decision, a whole game by clicking, the money at the end`, async ({
      page,
    }) => {
      await prepare(page, { wishes });
      await dealIn(page);
      await expect(page.locator('.seat')).toHaveCount(players);
      await playOn(page, never);
      await expectEnd(page, players);
    });
});

test('solo, powers by choice: one of two is kept, and the game begins with it', async ({
  page,
}) => {
  await prepare(page, { wishes: { opponents: 3, powers: true, way: 'keepOne' } });
  await page.goto('/play');
  await page.getByRole('button', { name: /^Deal me in/ }).click();
  const offers = page.locator('.power-offer');
  await expect(offers).toHaveCount(2);
  await expectAccessible(page, 'choosing');
  const kept = await offers.last().locator('strong').innerText();
  await offers.last().click();
  await expect(page.locator('.seat')).toHaveCount(4);
  await expect(page.getByText(kept).first()).toBeAttached();
});

test('solo, second edition: two taps to the first decision', async ({ page }) => {
  await prepare(page, { wishes: { opponents: 4 } });
  await dealIn(page);
  await expect(page.locator('.seat')).toHaveCount(5);
});

// keyboard.browser.ts plays a whole game of this kind.
test('solo, second edition: the last round by clicking, the money at the end; one tap on Rematch deals a new game to the same players', async ({
  page,
}) => {
  await resumeLateGame(page, { opponents: 4 });
  await playOn(page, never);
  await expectEnd(page, 5);
  await page.getByRole('button', { name: /^Rematch/ }).click();
  await expect(page.getByRole('heading', { name: 'Round 1 of 8' })).toBeVisible();
  await expect(page.locator('.seat')).toHaveCount(5);
});

/** Sooner than the introduction of all powers, which takes as long as reading them, would end by itself. */
const SOON = 6000;
const READING = { wishes: { opponents: 3, powers: true }, clockSpeed: 1 } as const;

const beginWithPowers = async (page: Page): Promise<Locator> => {
  await page.goto('/play');
  await page.locator('button.decision.button-gold').click();
  const card = page.locator('.introduction');
  await expect(card).toBeVisible();
  return card;
};

test('powers are introduced one by one, your own first, and then the game goes on', async ({
  page,
}) => {
  await prepare(page, { ...READING, clockSpeed: QUICK });
  const card = await beginWithPowers(page);
  await expect(card).toContainText('Your power');
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(card).toBeHidden();
});

test('Escape, a tap or an answer ends the introduction of powers; a reload does not repeat it', async ({
  page,
}) => {
  await prepare(page, READING);
  const card = await beginWithPowers(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden({ timeout: SOON });
  await beginWithPowers(page);
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toBeHidden({ timeout: SOON });
  await beginWithPowers(page);
  await page.locator('.prompt .choice').first().click();
  await expect(card).toBeHidden({ timeout: SOON });
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(card).toBeHidden();
});

test('the introduction ends with the first answer, which is the Hustler’s before anyone loads', async ({
  page,
}) => {
  await prepare(page, { wishes: { opponents: 3, powers: true, way: 'host' }, clockSpeed: 1 });
  await page.goto('/play');
  await page.locator('button.decision.button-gold').click();
  await page.locator('.power-offer', { hasText: 'Hustler' }).click();
  await page.getByRole('button', { name: 'Deal the rest at random' }).click();
  await expect(page.locator('.introduction')).toBeVisible();
  await page.locator('.prompt .choice').first().click();
  await expect(page.locator('.introduction')).toBeHidden({ timeout: SOON });
});
