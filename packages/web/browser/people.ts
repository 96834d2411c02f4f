import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

export const PHONE = { width: 360, height: 740 };
export const TV = { width: 1280, height: 800 };

type Language = 'en' | 'de' | 'pl' | 'fr';

export interface Someone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Every frame that the server sent to this page. */
  readonly frames: string[];
  /** What went wrong in the page; stays empty. */
  readonly faults: string[];
}

const follow = (page: Page, frames: string[], faults: string[]): void => {
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  page.on('pageerror', (error) => faults.push(error.message));
};

type Wish = { readonly language?: Language; readonly viewport?: typeof PHONE };

/** A person with a browser of their own: own storage, own language. */
const someone = async (
  browser: Browser,
  { language = 'en', viewport = PHONE }: Wish,
): Promise<Someone> => {
  const context = await browser.newContext({ viewport, locale: language });
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('holdup.settings') === null)
      localStorage.setItem(
        'holdup.settings',
        JSON.stringify({ language: chosen, speed: 'fast', motion: 'less', volume: 0 }),
      );
  }, [language][0]);
  const frames: string[] = [];
  const faults: string[] = [];
  const page = await context.newPage();
  follow(page, frames, faults);
  return { context, page, frames, faults };
};

/** Tests in which several people meet; all of them go home afterwards. */
export const test = base.extend<{ meet: (wish?: Wish) => Promise<Someone> }>({
  meet: async ({ browser }, use) => {
    const met: Someone[] = [];
    await use(async (wish = {}) => {
      const person = await someone(browser, wish);
      met.push(person);
      return person;
    });
    for (const { context } of met) await context.close();
  },
});

/** Another tab of the same person. */
export const anotherTab = async ({ context, frames, faults }: Someone): Promise<Page> => {
  const page = await context.newPage();
  follow(page, frames, faults);
  return page;
};

type TableWish = {
  readonly seats?: number;
  readonly pace?: string;
  readonly edition?: 'First edition' | 'Second edition';
  readonly powers?: boolean;
  /** What the host looks like; by chance otherwise. */
  readonly character?: RegExp;
};

/** Opens a table; gives its code. */
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
  await expect(page.getByRole('heading', { level: 1, name: 'Who is in?' })).toBeVisible();
  const code = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect(code).toMatch(/^[B-Z]{5}$/);
  return code;
};

const SIT = { en: 'Sit down', de: 'Hinsetzen', pl: 'Usiądź', fr: 'S’asseoir' };
const NAME = { en: 'Your name', de: 'Dein Name', pl: 'Twoje imię', fr: 'Ton nom' };

/** From the shared link to a seat: a name and one tap. */
export const join = async (
  { page }: Someone,
  link: string,
  name: string,
  language: Language = 'en',
): Promise<void> => {
  await page.goto(link);
  await page.getByLabel(NAME[language]).fill(name);
  await page.getByRole('button', { name: SIT[language] }).click();
  await expect(page.getByLabel(NAME[language])).toBeHidden();
};

/** Answers every decision by the first of these that fits a choice, at once: a person with a plan. */
export const playByPlan = async (page: Page, plan: readonly string[]): Promise<void> => {
  await page.evaluate((wishes) => {
    setInterval(() => {
      const prompt = document.querySelector('.prompt');
      if (prompt === null || prompt.querySelector('[aria-pressed="true"]') !== null) return;
      const choices = [...prompt.querySelectorAll<HTMLElement>('.choice, .decision')];
      const named = (wish: string) =>
        choices.find(({ textContent }) => textContent?.startsWith(wish));
      const wish = wishes.find((each) => named(each) !== undefined);
      (wish === undefined ? choices[0] : named(wish))?.click();
    }, 100);
  }, plan);
};

/** Answers every decision in the page at once, by pressing the real buttons; changes its mind now and then. */
export const playByItself = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    let turn = 0;
    setInterval(() => {
      const prompt = document.querySelector('.prompt');
      if (prompt === null) return;
      const choices = [...prompt.querySelectorAll<HTMLElement>('.choice, .decision')];
      const chosen = prompt.querySelector('[aria-pressed="true"]') !== null;
      turn += 1;
      if (choices.length === 0 || (chosen && turn % 4 !== 0)) return;
      choices[turn % choices.length]?.click();
      prompt.querySelector<HTMLElement>('.button-gold:not(.decision):enabled')?.click();
    }, 120);
  });
};

/** Two people at a relaxed table with a bot, the game begun. The answer is the table's code. */
export const beginRelaxed = async (url: string, anna: Someone, ben: Someone): Promise<string> => {
  const code = await createTable(anna, url, 'Anna', { pace: 'Relaxed' });
  await join(ben, `${url}/t/${code}`, 'Ben');
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of [anna, ben])
    await expect(page.getByRole('heading', { name: 'Load a bullet' })).toBeVisible({
      timeout: 15_000,
    });
  return code;
};
