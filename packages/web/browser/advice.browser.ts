import { expect } from '@playwright/test';
import { test } from './faults.ts';
import { resumeLateGame } from './lateGame.ts';
import { dealIn, never, nextMoment, playOn, prepare, prompt } from './player.ts';

test('a new decision is explained once; a hint marks the choice of the strongest bot and says why', async ({
  page,
}) => {
  await prepare(page, { wishes: { opponents: 3 } });
  await dealIn(page);
  expect(await nextMoment(page)).toBe('decision');
  const explained = prompt(page).locator('[data-first="true"]');
  await expect(explained).toContainText('save your Bangs');
  await page.reload();
  expect(await nextMoment(page)).toBe('decision');
  await expect(explained).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  const bubble = page.locator('.hint-bubble');
  await expect(bubble).toContainText(/The shark would choose: (Bang!|Click)/);
  await expect(bubble.locator('.hint-why')).toContainText(/Bangs/);
  await expect(bubble.locator('.hint-options li')).toHaveCount(2);
  await expect(bubble.locator('.hint-options li').first()).toContainText(/\d+\s?%/);
  await expect(page.getByRole('log').filter({ hasText: 'Chance to win the game' })).toHaveCount(1);
  const hinted = prompt(page).locator('[data-hinted="true"]');
  await expect(hinted).toHaveCount(1);
  const [overlay, decision] = [await bubble.boundingBox(), await prompt(page).boundingBox()];
  expect(overlay && decision && overlay.y + overlay.height <= decision.y).toBe(true);
  await hinted.click();
  await expect(bubble).toBeHidden();
});

test('the coach names the costliest decisions in the player’s language and opens the replay at each', async ({
  page,
}) => {
  await resumeLateGame(page, { opponents: 3, toughness: 'tough' }, { language: 'pl' });
  await playOn(page, never);
  await page.getByRole('button', { name: 'Przeanalizuj grę' }).click();
  const lesson = page.getByRole('list', { name: 'Trener' }).getByRole('listitem').first();
  // Equal lessons are merged: "Runda 2" or "Rundy 2, 4 i 5".
  await expect(lesson).toContainText(/Rund[ay] \d/);
  await expect(lesson).toContainText('Wybrano');
  await expect(lesson).toContainText(/Lepiej/);
  await lesson.getByRole('button', { name: 'Zobacz ten moment' }).click();
  await expect(page.getByRole('slider', { name: 'Pozycja' })).not.toHaveValue('0');
  await expect(page.locator('.seat')).toHaveCount(4);
  // Back leads to the lessons as they were, and a decision can be played on from there.
  await page.goBack();
  await expect(lesson).toContainText(/Lepiej/);
  await page.locator('.chart-button').click();
  await expect(page.getByRole('slider', { name: 'Pozycja' })).not.toHaveValue('0');
  await page.getByRole('button', { name: 'Zamknij powtórkę' }).click();
  // By keyboard: the fourth round from the left.
  await page.locator('.chart-button').focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByRole('heading', { name: 'Runda 4' })).toBeVisible();
  await page.goBack();
  await lesson.getByRole('button', { name: 'Zagraj tę decyzję jeszcze raz' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.end')).toBeHidden();
  // The browser's way back and the menu's lead to the same analysis.
  await page.goBack();
  await expect(lesson).toContainText(/Lepiej/);
  await page.goForward();
  await expect(page.locator('.prompt')).toBeVisible();
  await page.locator('[data-tool="menu"]').click();
  await page.getByRole('button', { name: 'Wróć do analizy' }).click();
  await expect(page.locator('.prompt')).toHaveCount(0);
  await expect(lesson).toContainText(/Lepiej/);
});
