import { expect, type Locator, type Page } from '@playwright/test';
import { lessons } from '../src/i18n/en/lessons.ts';
import { expectAccessible, expectFitting, narrowTargets } from './checks.ts';
import { test } from './faults.ts';
import { prepare, prompt } from './player.ts';
import { choicesOutOfView } from './tableChecks.ts';

const { tutorial, lessons: text } = lessons;

/** A newcomer: nothing but the settings is stored, and the table is fast. */
const arrive = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (location.origin === 'null') return;
    const quick = { speed: 'fast', motion: 'less', volume: 0, language: 'en' };
    localStorage.setItem('holdup.settings', JSON.stringify(quick));
    localStorage.setItem('holdup.clockSpeed', '4');
  });
  await page.goto('/');
};

const choice = (page: Page, name: string | RegExp): Locator =>
  prompt(page).getByRole('button', { name });

/** The choices that each lesson of the base game asks for. */
const RIGHT: Readonly<Record<string, readonly RegExp[]>> = {
  load: [/^Bang/],
  aim: [/^Bogdan/],
  order: [/^Vito/],
  courage: [/^Duck/, /^Banzai/],
  share: [/^Painting/, /^New Godfather/],
  end: [/diamond/i],
};

test('the tutorial: offered once, the whole base game by clicks on a phone, and nothing covers a choice', async ({
  page,
}) => {
  await arrive(page);
  await page.getByRole('button', { name: text.title }).click();
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
  await expectAccessible(page, 'lessons');
  await expectFitting(page, 'lessons');
  await page.getByRole('link', { name: text.start }).click();
  const read: string[] = [];
  for (const [name, moves] of Object.entries(RIGHT)) {
    const lesson = Object.entries(tutorial).find(([each]) => each === name)?.[1];
    if (lesson === undefined) throw new Error(`There is no lesson ${name}.`);
    await expect(page.getByRole('heading', { level: 1, name: lesson.name })).toBeVisible();
    for (const [step, right] of moves.entries()) {
      const say = lesson.steps[step]?.say ?? '';
      await expect(prompt(page).getByText(say)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: say })).toBeAttached();
      expect(await choicesOutOfView(page), name).toEqual([]);
      expect(await narrowTargets(page), name).toEqual([]);
      await expectFitting(page, name);
      if (name === 'load') await expectAccessible(page, name);
      await choice(page, right).click();
      read.push(say);
    }
    await expect(prompt(page).getByText(lesson.done)).toBeVisible();
    read.push(lesson.done);
    await expectFitting(page, `${name}, at its end`);
    await choice(page, new RegExp(`^${text.next}`)).click();
  }
  const words = read.join(' ').split(/\s+/).length;
  console.info(`The tutorial's ${words} words take ${Math.round((words / 200) * 60)} s to read.`);
  await expect(page.getByRole('heading', { level: 1, name: tutorial.powers.name })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('link', { name: /How to play/ })).toBeVisible();
  await expect(page.locator('.home-offer')).toHaveCount(0);
  await page.goto('/lessons');
  await expect(page.locator('.lesson-entry').filter({ hasText: text.taken })).toHaveCount(6);
});

test('a wrong move is played out and explained, and tried again at its step; skipping and reloading keep the place', async ({
  page,
}) => {
  await prepare(page, {});
  const { courage, share } = tutorial;
  await page.goto('/lessons/tutorial/courage');
  await choice(page, /^Duck/).click();
  await expect(prompt(page).getByText(courage.steps[1]?.say ?? '')).toBeVisible();
  await page.reload();
  await expect(prompt(page).getByText(courage.steps[1]?.say ?? '')).toBeVisible();
  await choice(page, /^Duck/).click();
  await expect(prompt(page).getByText(courage.steps[1]?.wrong ?? '')).toBeVisible();
  await expectAccessible(page, 'a wrong move');
  await page.keyboard.press('Tab');
  await expect(choice(page, text.again)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page).getByText(courage.steps[1]?.say ?? '')).toBeVisible();
  await page.getByRole('button', { name: text.skip, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: share.name })).toBeVisible();
  await expect(prompt(page).getByText(share.steps[0]?.say ?? '')).toBeVisible();
  await page.goto('/lessons');
  await page.getByRole('link', { name: new RegExp(text.resume) }).click();
  await expect(page).toHaveURL(/share$/);
});
