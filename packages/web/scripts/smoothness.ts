/**
 * How smooth the game feels on a slow phone: `npm run smoothness`. Plays a game of eight in a real browser and measures
 * - the frames of the reveal, from the first bullet shown to the sharing, with the processor slowed down 4×, - the time
 * from a tap on a decision to the next picture on the screen (Event Timing), as fast as the machine is and slowed down.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { launchOptions } from '../browser/launch.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ROUNDS = 3;
const THROTTLE = 4;
const TAP_MS = 50;
/** A frame of 60 a second, and the slack of a timer that counts in fractions of a millisecond. */
const FRAME_MS = 1000 / 60 + 0.5;

type Marks = { frames: number[]; taps: number[] };

/** Runs in the page: keeps the length of every frame of a reveal, and how long every tap took to show. */
function observe(): void {
  const marks: Marks = { frames: [], taps: [] };
  Object.assign(window, { marks });
  // Live lists: searching the page in every frame would slow down what is measured.
  const revealed = document.getElementsByClassName('shot-open');
  const prompts = document.getElementsByClassName('prompt');
  const seats = document.getElementsByClassName('seat');
  let last = 0;
  const frame = (now: number): void => {
    const revealing =
      revealed.length > 0 &&
      prompts.length === 0 &&
      ![...seats].some((seat) => seat.getAttribute('data-turn') === 'true');
    if (revealing && last > 0) marks.frames.push(now - last);
    last = revealing ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'click') marks.taps.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const readMarks = (page: Page): Promise<Marks> =>
  page.evaluate(() => {
    const { marks } = window as unknown as { marks: Marks };
    return { frames: marks.frames.splice(0), taps: marks.taps.splice(0) };
  });

const share = (values: readonly number[], at: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))] ??
  0;

const roundIn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('h1').textContent()) ?? '')?.[0] ?? 1);

/** Answers every question until so many rounds are over, and watches once dead. Returns the number of taps. */
async function playRounds(page: Page, rounds: number): Promise<number> {
  const last = (await roundIn(page)) + rounds;
  let taps = 0;
  for (;;) {
    const moment = await page.waitForFunction(
      (until) => {
        const round = Number(/\d+/.exec(document.querySelector('h1')?.textContent ?? '')?.[0] ?? 1);
        if (document.querySelector('.end') || round >= until) return 'over';
        const open = document.querySelector('.prompt');
        return open && !open.querySelector('[aria-pressed=true]') ? 'decision' : null;
      },
      last,
      { timeout: 300_000 },
    );
    if ((await moment.jsonValue()) === 'over') return taps;
    // Nobody fires at a player who ducks: standing brings more bullets to measure.
    const stand = page.locator('.prompt .decision').last();
    const choice = page.locator('.prompt .choice').first();
    await ((await stand.isVisible()) ? stand : choice)
      .tap({ timeout: 3000 })
      .then(() => taps++)
      .catch(() => undefined);
    await page.waitForTimeout(120);
  }
}

const builtPage = mkdtempSync(path.join(tmpdir(), 'holdup-smoothness-'));
const config = {
  root,
  build: { outDir: builtPage, emptyOutDir: true },
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'warn',
} as const;
await build(config);
const server = await preview(config);
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(launchOptions);
// A phone has no mouse. With one, the browser would look up what lies under it after every change.
const context = await browser.newContext({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
});
const page = await context.newPage();
await page.addInitScript(() => {
  localStorage.setItem(
    'holdup.settings',
    JSON.stringify({ speed: 'normal', motion: 'full', volume: 0, language: 'en' }),
  );
  localStorage.setItem('holdup.wishes', JSON.stringify({ opponents: 7, toughness: 'easy' }));
});
await page.goto(address);
await page.locator('a[href="/play"]').tap();
await page.locator('button.decision.button-gold').tap();
await page.locator('.prompt').waitFor();
await page.evaluate(observe);

const report = (name: string, value: string, ok: boolean): void => {
  console.log(`${ok ? 'ok    ' : 'MISSED'} ${name}: ${value}`);
  if (!ok) process.exitCode = 1;
};

/** The browser reports only taps that took longer than one frame; all others were faster. */
const describeTaps = (taps: readonly number[], made: number): string =>
  `${made} taps, ${taps.length} longer than a frame, the middle one ${share(taps, 0.5)} ms, the longest ${Math.max(0, ...taps)} ms`;

try {
  const fullSpeed = await playRounds(page, 2);
  const { taps } = await readMarks(page);
  report(
    'from tap to picture',
    describeTaps(taps, fullSpeed),
    taps.every((ms) => ms <= TAP_MS),
  );
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const slowed = await playRounds(page, ROUNDS);
  const marks = await readMarks(page);
  console.log(`       the same, ${THROTTLE}× slower: ${describeTaps(marks.taps, slowed)}`);
  const { frames } = marks;
  const inTime = frames.filter((ms) => ms <= FRAME_MS).length / Math.max(1, frames.length);
  const perSecond = (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
  report(
    `the reveal with eight, ${THROTTLE}× slower`,
    `${frames.length} frames, ${perSecond.toFixed(1)} a second, ${(100 * inTime).toFixed(1)} % in time, 95 of 100 within ${share(frames, 0.95).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(0)} ms`,
    perSecond >= 58,
  );
  await page.screenshot({ path: path.join(root, '../../test-results/smoothness.png') });
} finally {
  await browser.close();
  await server.close();
  rmSync(builtPage, { recursive: true, force: true });
}
