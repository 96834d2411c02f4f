import { expect, type Locator, type Page } from '@playwright/test';
import type { Wishes } from '../src/game/local/setup.ts';
import type { Settings } from '../src/settings/settings.ts';

type Preparation = {
  readonly settings?: Partial<Settings>;
  readonly wishes?: Partial<Wishes>;
  /** How many times as fast the game is shown. */
  readonly clockSpeed?: number;
};

/** Fast enough for whole games in seconds, slow enough for every click to be handled on its own. */
export const QUICK = 4;

/** Stores the settings of a returning player: fast, no sound, and what the test wishes. They survive reloads. */
export const prepare = async (
  page: Page,
  { settings, wishes, clockSpeed = QUICK }: Preparation,
): Promise<void> => {
  await page.addInitScript(
    ([chosen, wished, speed]) => {
      if (location.origin === 'null' || localStorage.getItem('holdup.settings') !== null) return;
      localStorage.setItem('holdup.settings', chosen);
      localStorage.setItem('holdup.wishes', wished);
      localStorage.setItem('holdup.clockSpeed', speed);
    },
    [
      JSON.stringify({ speed: 'fast', motion: 'less', volume: 0, language: 'en', ...settings }),
      JSON.stringify({ toughness: 'easy', ...wishes }),
      String(clockSpeed),
    ] as const,
  );
};

/** From the front page to the first decision: two taps. */
export const dealIn = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('a[href="/play"]').click();
  await page.locator('button.decision.button-gold').click();
  await expect(page.locator('.table-screen')).toBeVisible();
};

export const prompt = (page: Page): Locator => page.locator('.prompt');

/** Skips animations until there is a decision or the game is over. */
export const nextMoment = async (page: Page): Promise<'decision' | 'over'> => {
  const moment = await page.waitForFunction(() => {
    if (document.querySelector('.end')) return 'over';
    const open = document.querySelector('.prompt');
    if (open && !open.querySelector('[aria-pressed=true]')) return 'decision';
    document.querySelector<HTMLElement>('[data-tool="skip"]')?.click();
    return null;
  });
  return (await moment.jsonValue()) ?? 'over';
};

type Decide = (asked: Locator, page: Page) => Promise<void>;

/** Presses a button that may disappear at any moment, because the game continues automatically. */
const press = (button: Locator): Promise<void> =>
  button.click({ timeout: 1500 }).catch(() => undefined);

/** Takes the first choice, and confirms a double take. */
const decideFirst: Decide = async (asked) => {
  await press(asked.locator('.choice, .decision').first());
  const confirm = asked.locator('.choices-shares > .button-gold');
  if (await confirm.isVisible()) await press(confirm);
};

/** Answers whatever is asked until `done` says so or the game is over. */
export const playOn = async (
  page: Page,
  done: () => Promise<boolean>,
  decide: Decide = decideFirst,
): Promise<void> => {
  while ((await nextMoment(page)) === 'decision' && !(await done()))
    await decide(prompt(page), page);
};

export const never = async (): Promise<boolean> => false;
