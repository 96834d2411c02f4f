import { expect } from '@playwright/test';
import { realTimeUrl } from './addresses.ts';
import { underToasts } from './checks.ts';
import { beginRelaxed, createTable, join, test } from './people.ts';
import { dealIn, prepare } from './player.ts';

test('in the lobby people change name and character, and the host moves seats and passes on the host role', async ({
  meet,
}) => {
  const anna = await meet();
  const ben = await meet();
  // Ben takes the owl below.
  const code = await createTable(anna, realTimeUrl(), 'Anna', { character: /^fox/ });
  await join(ben, `${realTimeUrl()}/t/${code}`, 'Ben');

  await ben.page.getByRole('button', { name: 'Options for Ben' }).click();
  await ben.page.getByLabel('Your name').fill('Anna');
  await ben.page.getByRole('button', { name: 'Save' }).click();
  await expect(ben.page.getByText('Somebody at this table has that name')).toBeVisible();
  await ben.page.getByLabel('Your name').fill('Benito');
  await ben.page.getByRole('radio', { name: /^owl/ }).check();
  await ben.page.getByRole('button', { name: 'Save' }).click();
  await expect(ben.page.getByRole('dialog')).toBeHidden();
  await expect(anna.page.locator('.lobby-seat').nth(1)).toContainText('Benito');

  await anna.page.getByRole('button', { name: 'Options for Benito' }).click();
  await anna.page.getByRole('button', { name: 'Move one seat up' }).click();
  await expect(anna.page.locator('.lobby-seat').first()).toContainText('Benito');
  await expect(ben.page.locator('.lobby-seat').first()).toContainText('Benito');

  await anna.page.getByRole('button', { name: 'Options for Benito' }).click();
  await anna.page.getByRole('button', { name: 'Make host' }).click();
  await expect(ben.page.getByText('You’re the host now.')).toBeVisible();
  expect(await underToasts(ben.page)).toEqual([]);
  await expect(ben.page.getByRole('button', { name: /^Start/ })).toBeVisible();
});

test('lines and chat reach the table in each player’s language, and the talk panel does not cover the decision; a muted player’s messages appear nowhere, and appear again once unmuted', async ({
  meet,
}) => {
  const anna = await meet();
  const ben = await meet({ language: 'de' });
  await beginRelaxed(realTimeUrl(), anna, ben);

  await ben.page.getByRole('button', { name: 'Reden' }).click();
  const panel = ben.page.getByRole('region', { name: 'Etwas sagen' });
  const [talk, decision] = [
    await panel.boundingBox(),
    await ben.page.locator('.prompt').boundingBox(),
  ];
  expect(talk && decision && talk.y + talk.height <= decision.y).toBe(true);
  await panel.getByRole('button', { name: 'An Anna' }).click();
  await panel.getByRole('button', { name: /Bang!/ }).first().click();
  await expect(anna.page.locator('.speech-bubble')).toContainText('This one is a Bang!');

  await ben.page.getByRole('button', { name: 'Reden' }).click();
  await panel.getByRole('textbox').fill('<b>Hallo</b>');
  await panel.getByRole('textbox').press('Enter');
  await expect(anna.page.locator('.speech-bubble')).toContainText('<b>Hallo</b>');
  await anna.page.getByRole('button', { name: 'Talk, 1 new message' }).click();
  await expect(anna.page.getByRole('list', { name: 'Chat' })).toContainText('<b>Hallo</b>');
  await anna.page.keyboard.press('Escape');
  await expect(anna.page.getByRole('button', { name: 'Talk', exact: true })).toBeFocused();

  const says = async (text: string): Promise<void> => {
    if (!(await panel.isVisible())) await ben.page.getByRole('button', { name: /^Reden/ }).click();
    await panel.getByRole('textbox').fill(text);
    await panel.getByRole('textbox').press('Enter');
    await expect(panel.getByText(text)).toBeVisible();
  };
  const lookAtBen = (): Promise<void> =>
    anna.page.getByRole('list', { name: 'Players' }).getByRole('button', { name: /^Ben/ }).click();
  const bubble = anna.page.locator('.speech-bubble');

  await lookAtBen();
  await anna.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(anna.page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await says('Can you hear me?');
  // Messages arrive in order: once a later one is there, so is this one.
  await ben.page.locator('.prompt .choice').last().click();
  await expect(anna.page.locator('.seat-ready')).not.toHaveCount(0);
  await expect(bubble).toHaveCount(0);
  await expect(anna.page.getByText('Can you hear me?')).toHaveCount(0);
  await expect(anna.page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();

  await lookAtBen();
  await anna.page.getByRole('button', { name: 'Unmute' }).click();
  await expect(anna.page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await says('And now?');
  await expect(bubble).toContainText('And now?');
  await anna.page.getByRole('button', { name: /^Talk, \d new message/ }).click();
  await expect(anna.page.getByRole('list', { name: 'Chat' })).toContainText('And now?');
});

test('Escape closes the talk panel from the moment it opens, before it is painted', async ({
  page,
}) => {
  await prepare(page, {});
  await dealIn(page);
  const talk = page.getByRole('button', { name: 'Talk', exact: true });
  await talk.focus();
  await page.evaluate(() => {
    new MutationObserver((_, watcher) => {
      if (document.querySelector('.talk-panel') === null) return;
      watcher.disconnect();
      const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      document.activeElement?.dispatchEvent(press);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await talk.press('Enter');
  await expect(page.getByRole('button', { name: 'Talk', exact: true })).toBeFocused();
  await expect(page.locator('.talk-panel')).toHaveCount(0);
});
