/**
 * Lighthouse, mobile, on the front page and on a running table, against the real server: `npm run lighthouse`.
 * Every run is a first visit: nothing of the page is kept from the one before. The table alone remembers the game it is in,
 * as a device does. It brings Lighthouse itself on the first run (180 MB that no player needs). Each page is measured RUNS
 * times; the median counts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from 'playwright-core';
import { build } from 'vite';
import { launchOptions } from '../browser/launch.ts';
import { startTableServer } from '../browser/tableServer.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, '../../node_modules/.cache/holdup-lighthouse');
const RUNS = 5;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** What we use of Lighthouse, which is not there when types are checked. */
interface Report {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
    readonly audits: Readonly<
      Record<
        string,
        { readonly title: string; readonly score: number | null; readonly displayValue?: string }
      >
    >;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report>;

async function loadLighthouse(): Promise<Lighthouse> {
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    console.log(`Bringing ${LIGHTHOUSE} (once) …`);
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', LIGHTHOUSE];
    execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const lighthouse = await loadLighthouse();
const workFolder = mkdtempSync(path.join(tmpdir(), 'holdup-lighthouse-'));
const builtPage = path.join(workFolder, 'page');
await build({ root, build: { outDir: builtPage, emptyOutDir: true }, logLevel: 'warn' });
const server = await startTableServer({ page: builtPage });
/** Lighthouse uses the same profile, so a match dealt here is still there when it opens the table. */
const profile = path.join(workFolder, 'profile');
const browser = await chromium.launchPersistentContext(profile, {
  ...launchOptions,
  args: ['--remote-debugging-port=0', ...launchOptions.args],
});
/** Chromium chose a free port and wrote it down. */
const port = Number(readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
let missed = false;

/** Forgets the page: its files, its service worker and whatever that kept; not the game that the device is in. */
async function forgetPage(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin: server.url,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.close();
}

async function measure(name: string, url: string): Promise<void> {
  const reports: Report['lhr'][] = [];
  while (reports.length < RUNS) {
    await forgetPage(browser);
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: CATEGORIES,
    });
    // If the machine stalled, Lighthouse saw no page and gives no scores.
    if (lhr.runtimeError === undefined) reports.push(lhr);
    else console.log(`  once more: ${lhr.runtimeError.message}`);
  }
  const scores = CATEGORIES.map((category) => {
    const all = reports.map(({ categories }) =>
      Math.round((categories[category].score ?? 0) * 100),
    );
    const score = median(all);
    if (score < LEAST[category]) missed = true;
    return `${category} ${score} (${all.join(', ')}; at least ${LEAST[category]})`;
  });
  console.log(`${name}: ${scores.join(' · ')}`);
  for (const [id, audit] of Object.entries(reports.at(-1)?.audits ?? {}))
    if (TIMINGS.includes(id) || (audit.score !== null && audit.score < 0.9))
      console.log(`  ${audit.title}: ${audit.displayValue ?? audit.score}`);
}

try {
  await measure('home', `${server.url}/`);
  const page = await browser.newPage();
  await page.goto(`${server.url}/play`);
  await page.locator('button.decision.button-gold').click();
  await page.locator('.prompt').waitFor();
  await page.close();
  await measure('table', `${server.url}/play/table`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(workFolder, { recursive: true, force: true });
}
if (missed) process.exitCode = 1;
