import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { SeatToken } from '../src/remote/memory.ts';
import { FAST, pageFolder } from './addresses.ts';
import { clickDecisions } from './autoplay.ts';
import { test as base, watchFaults } from './faults.ts';
import { withoutPainting } from './painting.ts';
import { QUICK } from './player.ts';
import { PHONE } from './sizes.ts';
import { type LateTable, startTableServer, type TableServer } from './tableServer.ts';

type Language = 'en' | 'de' | 'pl' | 'fr';

export interface Someone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly language: Language;
  /** Every frame that the server sent to this page. */
  readonly frames: string[];
}

const followFrames = (page: Page, frames: string[]): void => {
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
};

type Wish = {
  readonly language?: Language;
  readonly viewport?: typeof PHONE;
  /** How many times as fast the game is shown. */
  readonly clockSpeed?: number;
};

/** A person with their own browser context: own storage, own language. */
const someone = async (
  browser: Browser,
  { language = 'en', viewport = PHONE, clockSpeed = QUICK }: Wish,
): Promise<Omit<Someone, 'page'>> => {
  const context = await browser.newContext({ viewport, locale: language });
  await withoutPainting(context);
  await context.addInitScript(
    ([chosen, speed]) => {
      // An empty page has no storage.
      if (location.origin === 'null' || localStorage.getItem('holdup.settings') !== null) return;
      localStorage.setItem(
        'holdup.settings',
        JSON.stringify({ language: chosen, speed: 'fast', motion: 'less', volume: 0 }),
      );
      localStorage.setItem('holdup.clockSpeed', String(speed));
    },
    [language, clockSpeed] as const,
  );
  return { context, language, frames: [] };
};

/** Brings people back to their seats at a server's late table. */
const resumeAt = async (
  { url, late }: TableServer,
  people: readonly Pick<Someone, 'page'>[],
): Promise<void> => {
  const { code = '', tokens = [] } = late ?? {};
  for (const [seat, { page }] of people.entries()) {
    const kept: readonly SeatToken[] = [{ code, token: tokens[seat] ?? '' }];
    await page.addInitScript((seats) => {
      if (location.origin !== 'null') localStorage.setItem('holdup.seats', seats);
    }, JSON.stringify(kept));
    await page.goto(`${url}/t/${code}`);
    await expect(page.locator('.table-screen')).toBeVisible();
  }
};

type Company = {
  meet: (wish?: Wish) => Promise<Someone>;
  /** Brings players into a running match, on its own server, FAST times as fast if nothing else is said. */
  resume: (late: LateTable, people: readonly Someone[], speed?: number) => Promise<void>;
};

/** For tests with several people. After a test their browsers are closed, and it fails if any page had a fault. */
export const test = base.extend<Company>({
  resume: async ({ playwright: _ }, use) => {
    const servers: TableServer[] = [];
    await use(async (late, people, speed = FAST) => {
      const server = await startTableServer({ page: pageFolder(), speed, late });
      servers.push(server);
      await resumeAt(server, people);
    });
    for (const { stop } of servers) await stop();
  },
  // Named so that browsers are closed before their server.
  meet: async ({ browser, allowed, resume: _ }, use) => {
    const met: { readonly context: BrowserContext; readonly faults: readonly string[] }[] = [];
    await use(async (wish = {}) => {
      const person = await someone(browser, wish);
      met.push({ context: person.context, faults: watchFaults(person.context, allowed) });
      const page = await person.context.newPage();
      followFrames(page, person.frames);
      return { ...person, page };
    });
    for (const { context } of met) await context.close();
    expect(met.flatMap(({ faults }) => faults)).toEqual([]);
  },
});

/** Another tab of the same person. */
export const anotherTab = async ({ context, frames }: Someone): Promise<Page> => {
  const page = await context.newPage();
  followFrames(page, frames);
  return page;
};

/** A whole match on the fast server, on a busy machine too. */
export const WHOLE_MATCH = { timeout: 300_000 };

type TableWish = {
  readonly seats?: number;
  readonly pace?: string;
  readonly edition?: 'First edition' | 'Second edition';
  readonly powers?: boolean;
  /** The host's character; random if not given. */
  readonly character?: RegExp;
};

/** Opens a table; resolves to its code. */
export const createTable = async (
  { page }: Someone,
  url: string,
  name: string,
  {
    seats = 3,
    pace = 'Party',
    edition = 'Second edition',
    powers = false,
    character,
  }: TableWish = {},
): Promise<string> => {
  await page.goto(`${url}/create`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('radio', { name: pace, exact: true }).check();
  await page.getByRole('radio', { name: edition, exact: true }).check();
  if (character) await page.getByRole('radio', { name: character }).check();
  if (powers) await page.getByRole('switch', { name: 'Powers' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who’s in?' })).toBeVisible();
  const code = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect(code).toMatch(/^[B-Z]{5}$/);
  return code;
};

/** A big screen opens a table: one click on the front page, nothing to type; resolves to the table's code. */
export const openOnScreen = async ({ page }: Someone, url: string): Promise<string> => {
  await page.goto(url);
  await page.locator('a[href$="/tv"]').click();
  await expect(page.locator('.party-qr .qr')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const [, code = ''] = /\/t\/([B-Z]{5})\/tv$/.exec(page.url()) ?? [];
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  return code;
};

const SIT = { en: 'Sit down', de: 'Platz nehmen', pl: 'Usiądź', fr: 'Prendre place' };
const NAME = { en: 'Your name', de: 'Dein Name', pl: 'Twoje imię', fr: 'Ton nom' };

/** From the shared link to a seat: a name and one tap. */
export const join = async (
  { page, language }: Someone,
  link: string,
  name: string,
): Promise<void> => {
  await page.goto(link);
  await page.getByLabel(NAME[language]).fill(name);
  await page.getByRole('button', { name: SIT[language] }).click();
  await expect(page.getByLabel(NAME[language])).toBeHidden();
};

/**
 * Answers every decision at once with the first wish that names one of its choices. A new plan replaces the previous
 * one.
 */
export const playByPlan = async (page: Page, plan: readonly string[]): Promise<void> => {
  await page.evaluate((wishes) => {
    clearInterval(Reflect.get(globalThis, 'plan'));
    const timer = setInterval(() => {
      const prompt = document.querySelector('.prompt');
      if (prompt === null) return;
      if (prompt.querySelector('[aria-pressed="true"]') !== null) {
        // The Godfather has chosen, too, and counts.
        document.querySelector<HTMLElement>('.godfather-call .button-gold')?.click();
        return;
      }
      const choices = [...prompt.querySelectorAll<HTMLElement>('.choice, .decision')];
      const named = (wish: string) =>
        choices.find(({ textContent }) => textContent?.startsWith(wish));
      const wish = wishes.find((each) => named(each) !== undefined);
      (wish === undefined ? choices[0] : named(wish))?.click();
    }, 100);
    Object.assign(globalThis, { plan: timer });
  }, plan);
};

/** Makes the page answer all its decisions from now on. */
export const playByItself = (page: Page): Promise<void> => page.evaluate(clickDecisions);

/** Starts a game of two people and a bot at a relaxed table; resolves to the table's code. */
export const beginRelaxed = async (url: string, anna: Someone, ben: Someone): Promise<string> => {
  const code = await createTable(anna, url, 'Anna', { pace: 'Relaxed' });
  await join(ben, `${url}/t/${code}`, 'Ben');
  await startGame(anna, ben);
  return code;
};

/** The first of two people starts; both load their first bullet now. */
export const startGame = async (anna: Someone, ben: Someone): Promise<void> => {
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of [anna, ben]) await expect(page.locator('.prompt .choice')).toHaveCount(2);
};
