import { expect, type Page } from '@playwright/test';
import { realTimeUrl } from './addresses.ts';
import { listen } from './listening.ts';
import { createTable, join, test } from './people.ts';
import { TELEVISION } from './sizes.ts';

/** The switch turns when the server has answered. */
const switchOn = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('switch', { name }).click();
  await expect(page.getByRole('switch', { name })).toBeChecked();
};

test('everybody hears who sits down, but nobody of their own arrival', async ({ meet }) => {
  const [anna, ben, cleo] = [await meet(), await meet(), await meet()];
  const heard = await listen(ben.page);
  const code = await createTable(anna, realTimeUrl(), 'Anna');
  const link = `${realTimeUrl()}/t/${code}`;
  await join(ben, link, 'Ben');
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Who’s in?' })).toBeVisible();
  await join(cleo, link, 'Cleo');
  await expect.poll(heard).toContain('Cleo sits down.');
  expect(await heard()).not.toContain('Ben sits down.');
});

test('the host lets people in and hides the code; the Godfather counts, two whisper, and a spectator cheers and guesses', async ({
  meet,
}) => {
  const [anna, ben, cleo] = [await meet(), await meet({ language: 'de' }), await meet()];
  const tv = await meet({ viewport: TELEVISION });
  const code = await createTable(anna, realTimeUrl(), 'Anna', { pace: 'Relaxed' });
  const link = `${realTimeUrl()}/t/${code}`;
  await tv.page.goto(`${link}/tv`);
  await expect(tv.page.getByText(code, { exact: true })).toBeVisible();
  await anna.page.getByRole('button', { name: 'Manage the table' }).click();
  for (const rule of ['I let people in', 'Hide the code']) await switchOn(anna.page, rule);
  await anna.page.keyboard.press('Escape');
  await expect(tv.page.getByText('The code is hidden.')).toBeVisible();
  for (const { page } of [anna, tv]) await expect(page.getByText(code)).toHaveCount(0);

  await ben.page.goto(link);
  await join(ben, link, 'Ben');
  await expect(ben.page.getByRole('heading', { name: 'Klopf, klopf' })).toBeVisible();
  const knock = 'Ben is at the door.';
  await expect(anna.page.getByRole('main').getByText(knock)).toBeVisible();
  await expect(anna.page.getByRole('log').filter({ hasText: knock })).toBeAttached();
  await anna.page.getByRole('button', { name: 'Let in' }).click();
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Wer ist dabei?' })).toBeVisible();

  await anna.page.getByText('More rules').click();
  await switchOn(anna.page, 'The Godfather counts');
  await anna.page.getByRole('button', { name: 'Options for Anna' }).click();
  await anna.page.getByRole('button', { name: 'Oldest player' }).click();
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  await cleo.page.goto(link);
  await cleo.page.getByRole('button', { name: 'Just watch' }).click();
  for (const { page } of [anna, ben]) await page.locator('.prompt .choice').first().click();

  // Without a tap of the Godfather the count continues.
  const count = anna.page.getByRole('button', { name: 'Count!' });
  await expect(count).toBeVisible();
  await expect(ben.page.getByText('Anna zählt, sobald fertig gefeilscht ist.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Reden' }).first().click();
  const talk = ben.page.locator('.talk-panel');
  await talk.locator('.talk-to button').nth(1).click();
  await talk.getByRole('switch', { name: 'Flüstern' }).check();
  await talk.getByRole('button', { name: /^Waffenruhe/ }).click();
  await expect.poll(() => anna.frames.join()).toContain('"whisper"');
  await expect.poll(() => cleo.frames.join()).toContain('"whispering"');
  expect([...cleo.frames, ...tv.frames].join()).not.toContain('truce');

  await cleo.page.locator('.quick-reaction').first().click();
  for (const { page } of [anna, tv]) await expect(page.locator('.rim li')).toBeVisible();
  for (const { page } of [anna, ben]) await page.locator('.prompt .choice').first().click();
  await count.click();
  await expect(ben.page.locator('.count-number')).toBeVisible();
  // The privilege: no count, but more time if the Godfather wants it.
  await expect(anna.page.getByText('Godfather’s privilege').first()).toBeVisible();
  await expect(count).toBeHidden();
  await expect(anna.page.getByRole('button', { name: 'Hold on' })).toBeVisible();
  await anna.page.locator('.prompt :is(.choice, .decision)').last().click();
  await expect(cleo.page.getByText('Who gets shot? Take a guess.')).toBeVisible();
  await cleo.page.locator('.bet-face').first().click();
  await expect(cleo.page.getByText(/^Your guess:/)).toBeVisible();
});
