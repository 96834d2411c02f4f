import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './faults.ts';
import { listen } from './listening.ts';
import { never, playOn, prepare } from './player.ts';

/** The decision's heading gets the focus: one Tab to the first choice. */
const decideByKeys = async (_: Locator, page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const prompt = document.querySelector('.prompt');
    return prompt === null || prompt.contains(document.activeElement);
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

test('a whole game can be played by keyboard alone, and the live region announces everything', async ({
  page,
}) => {
  const heard = await listen(page);
  await prepare(page, { wishes: { opponents: 2 } });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Play now/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toContainText('Play now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toContainText('Deal me in');
  await page.keyboard.press('Enter');
  await playOn(page, never, decideByKeys);
  await expect(page.locator('.end h1')).toBeFocused();
  const told = await heard();
  const rounds = [...told.matchAll(/Round (\d)\. 8 new cards/g)].map(([, round]) => Number(round));
  expect(rounds.length).toBeGreaterThan(0);
  for (const line of [
    'Load a bullet',
    'Everyone has loaded.',
    'You aim at',
    ' aims at ',
    'Duck or stand?',
    'The game is over.',
  ])
    expect(told).toContain(line);
  expect(told).toMatch(/Ducked: |Everybody (stands|ducks)!/);
});
