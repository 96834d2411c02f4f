import { expect } from '@playwright/test';
import { test } from './faults.ts';
import { dealIn, playOn, prepare, prompt } from './player.ts';

test('a reload or a break resumes the game with the same round, hand and decision', async ({
  page,
}) => {
  await prepare(page, { wishes: { opponents: 3 } });
  await dealIn(page);
  await playOn(page, () => page.getByRole('heading', { name: 'Round 2 of 8' }).isVisible());
  await expect(prompt(page)).toBeVisible();
  const hand = () => page.locator('.hand').innerText();
  const seats = () => page.locator('.seat-name').allInnerTexts();
  await expect.poll(hand).not.toContain('…');
  const before = {
    asked: await prompt(page).innerText(),
    hand: await hand(),
    seats: await seats(),
  };
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  expect(await prompt(page).innerText()).toBe(before.asked);
  await expect.poll(hand).toBe(before.hand);
  await expect.poll(seats).toEqual(before.seats);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.locator('a[href="/play"]').click();
  await page.getByRole('link', { name: /Keep playing/ }).click();
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Round 2 of 8' })).toBeVisible();
  await playOn(page, () => page.getByRole('heading', { name: 'Round 3 of 8' }).isVisible());
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit the game opens, deals and plays offline', async ({
    page,
    context,
  }) => {
    await prepare(page, { wishes: { opponents: 2 } });
    await page.goto('/');
    await page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready;
      const worker = active ?? installing ?? waiting;
      if (worker && worker.state !== 'activated')
        await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    });
    await context.setOffline(true);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await dealIn(page);
    await playOn(page, () => page.getByRole('heading', { name: 'Round 2 of 8' }).isVisible());
  });
});
