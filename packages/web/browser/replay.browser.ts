import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectFitting } from './checks.ts';
import { resumeLateGame } from './lateGame.ts';
import { playByItself, test, WHOLE_MATCH } from './people.ts';
import { never, playOn } from './player.ts';
import { seesCount } from './seen.ts';

const PLAYERS = 3;

/** Steps on once, then looks for the first position in which every player has a bullet before them, face-down. */
const toLoaded = async (page: Page): Promise<void> => {
  const back = page.locator('.shot:not(.shot-open)');
  const position = page.getByRole('slider', { name: 'Position' });
  const before = await position.inputValue();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(position).not.toHaveValue(before);
  // A step takes a while to be shown, so that the position is ahead of the table; a jump does not.
  for (let step = 1; step <= 12; step++) {
    await position.fill(String(step));
    await expect(position).toHaveValue(String(step));
    if ((await back.count()) === PLAYERS) break;
  }
  await expect(back).toHaveCount(PLAYERS);
};

/** Either choice shows the table again, with the menu closed. */
const lookThrough = async (page: Page, seat: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Through whose eyes?').selectOption({ label: seat });
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const toggleSecrets = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Show secrets' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** The same moment through everybody's eyes: one's own hand and nobody else's, unless all is shown. */
const lookThroughAllEyes = async (page: Page, names: readonly string[]): Promise<void> => {
  const open = page.locator('.shot-secret');
  const ownBullet = page.locator('.hand').getByRole('button', { name: /^Loaded: / });
  for (const name of names) {
    await lookThrough(page, name);
    await expect(ownBullet).toBeVisible();
    await expect(open).toHaveCount(0);
    await toggleSecrets(page);
    await expect(open).toHaveCount(PLAYERS);
    await toggleSecrets(page);
  }
  await lookThrough(page, 'Audience');
  await expect(page.locator('.seat')).toHaveCount(PLAYERS);
  await expect(page.locator('.hand')).toHaveCount(0);
  await expect(open).toHaveCount(0);
};

/** Plays from the beginning until there is nothing left to show; then the money. */
const playToTheEnd = async (page: Page): Promise<void> => {
  const position = page.getByRole('slider', { name: 'Position' });
  const last = Number(await position.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show the result' })).toBeVisible(WHOLE_MATCH);
  await expect(position).toHaveValue(String(last));
  await page.getByRole('button', { name: 'What happened' }).click();
  await expect(page.getByRole('dialog')).toContainText('The game is over.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(page.locator('.money-row')).toHaveCount(PLAYERS);
};

const pause = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Pause', exact: true }).click();

/**
 * The game just played is listed with the replays and in the history, can be saved, deleted and added again; another file
 * changes nothing.
 */
const checkHistory = async (page: Page, otherFile: string): Promise<void> => {
  await page.getByRole('link', { name: 'Your games' }).click();
  const games = page.locator('.game-entries li');
  await expect(games).toHaveCount(1);
  await page.goto('/replay');
  await expect(page.locator('.replay-entry')).toHaveCount(1);
  await page.goto('/history');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('No finished games yet.')).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(otherFile);
  await expect(page.getByText('This file isn’t a Hold-Up history').first()).toBeVisible();
  await expect(games).toHaveCount(0);
  await input.setInputFiles(file);
  await expect(games).toHaveCount(1);
};

/** After a game, from its end and back to it. */
const watchAtTheEnd = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('slider', { name: 'Position' }).fill('12');
  await expect(page.locator('.seat')).toHaveCount(PLAYERS);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Show secrets' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.shot-secret').first()).toBeVisible();
  await expectAccessible(page, 'replay');
  await expectFitting(page, 'replay');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the replay' }).click();
  await expect(page.getByRole('button', { name: /^Rematch/ })).toBeVisible();
};

/** The replay page refuses a file that is not a replay. */
const openFromFile = async (page: Page, file: string): Promise<void> => {
  await page.goto('/replay');
  await expect(page.getByRole('heading', { name: 'Replays' })).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'no-replay.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"moves": "none"}'),
  });
  await expect(page.getByText('isn’t a Hold-Up replay')).toBeVisible();
  await input.setInputFiles(file);
  await expect(page.locator('.seat')).toHaveCount(PLAYERS);
};

test('after a game its replay can be watched and saved; opened from its file it shows every seat’s view, hides or shows secrets, and plays to the end; the game has a clip and is in the history', async ({
  page,
}) => {
  await resumeLateGame(page, { opponents: PLAYERS - 1, edition: 'first' });
  await playOn(page, never);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the replay' }).click();
  const file = await (await saving).path();
  await watchAtTheEnd(page);

  const clipping = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Clip to share' }).click();
  const clip = readFileSync(await (await clipping).path());
  expect(clip.subarray(0, 6).toString()).toBe('GIF89a');
  expect(clip.length).toBeLessThan(5_000_000);
  await checkHistory(page, file);
  await openFromFile(page, file);
  await pause(page);
  await page.getByRole('slider', { name: 'Position' }).fill('9999');
  await expect(page.getByRole('button', { name: 'Show the result' })).toBeVisible();
  await page.getByRole('slider', { name: 'Position' }).fill('0');
  const names = await page.locator('.seat-name').allInnerTexts();
  await toLoaded(page);
  await lookThroughAllEyes(page, names);
  await playToTheEnd(page);
});

/** The players at the table with their characters. */
const cast = async (page: Page, reader: string | null): Promise<string[]> => {
  const seats = await page.locator('.seat').evaluateAll((all) =>
    all.map((seat) => ({
      name: seat.querySelector('.seat-name')?.textContent,
      you: seat.getAttribute('data-you') === 'true',
      character: seat.getAttribute('data-character'),
    })),
  );
  return seats
    .map(({ name, you, character }) => `${you && reader !== null ? reader : name}: ${character}`)
    .sort();
};

test('a first edition match has a page with its players and proof of fairness; strangers open its replay, see every seat’s view, and play it to the end', async ({
  meet,
  resume,
}) => {
  const anna = await meet();
  const ben = await meet();
  await resume(
    {
      people: [
        { name: 'Anna', character: 'bear' },
        { name: 'Ben', character: 'owl' },
      ],
      settings: { edition: 'first', seats: PLAYERS, pace: 'relaxed' },
      round: 8,
    },
    [anna, ben],
  );
  await expect(anna.page.locator('.seat')).toHaveCount(PLAYERS);
  const played = await cast(anna.page, 'Anna');
  expect(played[0]).toBe('Anna: bear');
  for (const { page } of [anna, ben]) await playByItself(page);
  const link = anna.page.getByRole('link', { name: 'This match: replay and proof' });
  await expect(link).toBeVisible(WHOLE_MATCH);
  await link.click();
  await expect(anna.page).toHaveURL(/\/m\/[0-9a-f]+$/);
  const address = anna.page.url();
  await anna.page.goto(new URL('/history', address).href);
  await expect(anna.page.locator('.game-entries a')).toHaveAttribute(
    'href',
    new URL(address).pathname,
  );
  for (const { context } of [anna, ben]) await context.close();

  // Every number of a count is shown.
  const french = await meet({ language: 'fr', clockSpeed: 1 });
  await french.page.goto(address);
  await expect(french.page.locator('.match-players li')).toHaveText(['Anna', 'Ben', /./]);
  await expect(french.page.getByText(/2 personnes y ont ajouté la leur/).first()).toBeVisible();
  await french.page.locator('.page .decision').click();
  await expect(french.page.locator('.seat')).toHaveCount(PLAYERS);
  await expect(french.page.locator('.seat-name').first()).toHaveText('Anna');
  expect(await cast(french.page, null)).toEqual(played);
  await seesCount(french.page);
  await french.context.close();

  const { page } = await meet();
  await page.goto(address);
  await page.locator('.match-ways .decision').click();
  await pause(page);
  // They come one after the other.
  await expect(page.locator('.seat-name')).toHaveCount(PLAYERS);
  const names = await page.locator('.seat-name').allInnerTexts();
  expect(names.slice(0, 2)).toEqual(['Anna', 'Ben']);
  await toLoaded(page);
  await lookThroughAllEyes(page, names);
  await playToTheEnd(page);
});
