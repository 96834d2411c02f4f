import { expect } from '@playwright/test';
import { presetHash } from '../src/presets/presets.ts';
import { realTimeUrl } from './addresses.ts';
import { join, test } from './people.ts';

const RULES = { name: 'Grandma’s', settings: { powers: 'keepOne', banned: ['doctor'] } } as const;

test('named rules come along with the invitation; people choose their powers, one called back by the tab, and somebody late takes the bot’s seat', async ({
  meet,
}) => {
  const [anna, ben, cleo] = [await meet(), await meet({ language: 'de' }), await meet()];
  const { settings, name } = RULES;
  const preset = presetHash({ name, settings: { ...settings, banned: [...settings.banned] } });
  await anna.page.goto(`${realTimeUrl()}/create${preset}`);
  await expect(anna.page.getByText('Rules “Grandma’s” are set.')).toBeVisible();
  await anna.page.getByLabel('Your name').fill('Anna');
  await anna.page.getByRole('radio', { name: '3', exact: true }).check();
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(anna.page.getByRole('heading', { level: 1, name: 'Who’s in?' })).toBeVisible();
  await expect(anna.page.locator('.rule-chips')).toContainText('“Grandma’s”');
  const code = new URL(anna.page.url()).pathname.split('/')[2] ?? '';

  const link = `${realTimeUrl()}/t/${code}`;
  await ben.page.goto(link);
  await expect(ben.page.locator('.rule-chips')).toContainText('„Grandma’s“');
  await ben.page.getByRole('button', { name: 'Diese Regeln speichern' }).click();
  await expect(ben.page.getByText('„Grandma’s“ ist auf diesem Gerät gespeichert.')).toBeVisible();
  await join(ben, link, 'Ben');
  await anna.page.getByRole('button', { name: /^Start/ }).click();

  const offers = anna.page.locator('.power-offer');
  await expect(offers).toHaveCount(2);
  // The bot has picked. Ben looks elsewhere: title and icon call him back.
  await expect(anna.page.locator('.power-picks [data-awaited="true"] > .art')).toHaveCount(2);
  const mine = (await offers.nth(1).locator('strong').innerText()).trim();
  await offers.nth(1).click();
  await expect(anna.page.locator('.power-picks li').first()).toContainText(mine);
  await ben.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(ben.page).toHaveTitle(/^● Du bist dran/, { timeout: 1000 });
  await expect(ben.page.locator('link[rel="icon"]')).toHaveAttribute('href', /turn\.svg$/);
  await ben.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(ben.page).not.toHaveTitle(/^●/);
  await ben.page.locator('.power-offer').first().focus();
  await ben.page.keyboard.press('Enter');
  for (const { page } of [anna, ben]) await expect(page.locator('.table-screen')).toBeVisible();
  await expect(anna.page.locator('.introduction')).toContainText(mine);

  // Somebody who comes late is offered the bot's seat, or the next game.
  await cleo.page.goto(link);
  await expect(cleo.page.getByText('when the next game opens, you can sit down')).toBeVisible();
  await expect(cleo.page.getByText('Take over a bot’s seat and everything it has:')).toBeVisible();
  await cleo.page.getByLabel('Your name').fill('Cleo');
  await cleo.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(cleo.page.locator('.hand')).toBeVisible();
  await expect(anna.page.getByText('Cleo').first()).toBeVisible();
});
