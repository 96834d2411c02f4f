/**
 * What a game against five bots spends its time on, at normal speed: `npm run pace`. It plays in a real browser with a
 * person who thinks 2.3 s about every decision, until the end or their death, and prints the share of every step, of the
 * person's own decisions, of counts and of what is shown; the rest is waiting. A whole game takes about four minutes. `-- SECONDS` for another thinking time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { launchOptions } from '../browser/launch.ts';
import { editions } from '../src/i18n/en/editions.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const THINKING_MS = Number(process.argv[2] ?? 2.3) * 1000;
const MOST_WAITING = 0.35;
const MOST_SHARING = 0.25;

/** What the person does at a moment: decides, sees the count, sees something happen, or waits. */
type Doing = 'decides' | 'counts' | 'watches' | 'waits';
/** Milliseconds by step and by what the person does, and how many questions were answered. */
type Account = {
  steps: Record<string, number>;
  doing: Record<Doing, number>;
  answered: number;
};

/** Runs in the page: watches the table, and answers every question after thinking about it. */
function play(thinkingMs: number): void {
  const account: Account = {
    steps: {},
    doing: { decides: 0, counts: 0, watches: 0, waits: 0 },
    answered: 0,
  };
  const happening = '.scene[data-shot], .banner, .death, .flyer, .introduction';
  const shows = (what: string): boolean => document.querySelector(what) !== null;
  Object.assign(window, { account });
  let last = performance.now();
  let askedAt = 0;
  const look = (): void => {
    const now = performance.now();
    const step = document.querySelector('.table-step')?.textContent ?? '';
    const prompt = document.querySelector('.prompt');
    const open = prompt !== null && prompt.querySelector('[aria-pressed=true]') === null;
    account.steps[step] = (account.steps[step] ?? 0) + now - last;
    const doing = open
      ? 'decides'
      : shows('.count')
        ? 'counts'
        : shows(happening)
          ? 'watches'
          : 'waits';
    account.doing[doing] += now - last;
    last = now;
    if (!open) askedAt = 0;
    else if (askedAt === 0) askedAt = now;
    else if (now - askedAt >= thinkingMs) {
      askedAt = now;
      account.answered += 1;
      const decisions = prompt.querySelectorAll<HTMLButtonElement>('.decision');
      (
        decisions[decisions.length - 1] ?? prompt.querySelector<HTMLButtonElement>('.choice')
      )?.click();
    }
  };
  setInterval(look, 50);
}

const accountOf = (page: Page): Promise<Account> =>
  page.evaluate(() => (window as unknown as { account: Account }).account);

const report = (name: string, share: number, most: number): void => {
  const ok = share <= most;
  console.log(
    `${ok ? 'ok    ' : 'MISSED'} ${name}: ${(100 * share).toFixed(0)} % of the time, at most ${100 * most} %`,
  );
  if (!ok) process.exitCode = 1;
};

const builtPage = mkdtempSync(path.join(tmpdir(), 'holdup-pace-'));
const config = {
  root,
  build: { outDir: builtPage, emptyOutDir: true },
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
} as const;
await build(config);
const server = await preview(config);
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    localStorage.setItem('holdup.settings', JSON.stringify({ volume: 0, language: 'en' }));
    localStorage.setItem('holdup.wishes', JSON.stringify({ opponents: 5 }));
  });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator('a[href="/play"]').click();
  await page.locator('button.decision.button-gold').click();
  await page.locator('.table-step').waitFor();
  await page.evaluate(play, THINKING_MS);
  const over = page.locator('.end, .bet').first();
  await over.waitFor({ timeout: 15 * 60_000 });
  const { steps, doing, answered } = await accountOf(page);
  const total = Object.values(steps).reduce((sum, ms) => sum + ms, 0);
  const dead = await page.locator('.bet').isVisible();
  const end = dead ? ' until the person died' : '';
  console.log(`${(total / 1000).toFixed(0)} s${end}, ${answered} decisions`);
  for (const [name, ms] of [...Object.entries(steps), ...Object.entries(doing)])
    console.log(`       ${name === '' ? 'End' : name}: ${((100 * ms) / total).toFixed(0)} %`);
  report('the person waits', doing.waits / total, MOST_WAITING);
  report('loot is shared', (steps[editions.second.steps.sharing] ?? 0) / total, MOST_SHARING);
} finally {
  await browser.close();
  await server.close();
  rmSync(builtPage, { recursive: true, force: true });
}
