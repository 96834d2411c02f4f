/**
 * Makes the animation at the head of README from the replay of a real match: `npm run animation`.
 * Needs ffmpeg, and a machine that has time: the match is recorded as it is shown.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { importFinishedMatch } from '../browser/finishedMatch.ts';
import { launchOptions } from '../browser/launch.ts';
import { startTableServer } from '../browser/tableServer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = fileURLToPath(new URL('../../../docs/pictures/game.webp', import.meta.url));

const SIZE = { width: 1280, height: 720 };
const SHOWN_WIDTH = 800;
const FRAMES_A_SECOND = 10;
const SECONDS = Number(process.env.SECONDS ?? 30);
/** Recording begins here, after the deal. */
const SKIPPED_SECONDS = Number(process.env.SKIP ?? 0);
const MOST_BYTES = 2_000_000;
const NAMES = ['Anna', 'Bogdan', 'Chloé', 'Dieter', 'Eve', 'Franek'];

/** Keeps every picture that the browser paints, with its time in seconds, and returns the list of them for ffmpeg. */
const record = async (session: CDPSession, seconds: number, into: string): Promise<string> => {
  const frames: { readonly file: string; readonly at: number }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = path.join(into, `${String(frames.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ file, at: metadata.timestamp ?? 0 });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 95, everyNthFrame: 1 });
  await setTimeout(seconds * 1000);
  await session.send('Page.stopScreencast');
  console.log(`${frames.length} pictures in ${seconds} s`);
  // Sometimes two pictures arrive in the wrong order.
  const inOrder = frames.toSorted((a, b) => a.at - b.at);
  const entries = inOrder.map(({ file, at }, i) => {
    const next = inOrder[i + 1]?.at ?? at + 1 / FRAMES_A_SECOND;
    return `file '${file}'\nduration ${Math.max(0.001, next - at).toFixed(3)}`;
  });
  const list = path.join(into, 'list.txt');
  writeFileSync(list, `ffconcat version 1.0\n${entries.join('\n')}\n`);
  return list;
};

const openReplay = async (page: Page, address: string): Promise<CDPSession> => {
  await page.addInitScript(() => {
    localStorage.setItem('holdup.settings', JSON.stringify({ volume: 0, speed: 'fast' }));
  });
  await page.goto(address);
  await page.addStyleTag({ content: '.player, .table-bar { visibility: hidden }' });
  await page.waitForSelector('.seat', { state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return page.context().newCDPSession(page);
};

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-animation-'));
const built = path.join(folder, 'page');
await build({ root, build: { outDir: built, emptyOutDir: true }, logLevel: 'warn' });
const server = await startTableServer({ page: built });
const match = importFinishedMatch(server.database, NAMES);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: SIZE, colorScheme: 'dark', bypassCSP: true });
const session = await openReplay(page, `${server.url}/m/${match}/embed`);
await setTimeout(SKIPPED_SECONDS * 1000);
const list = await record(session, SECONDS, folder);
await browser.close();
await server.stop();

const encoded = spawnSync(
  'ffmpeg',
  [
    ...['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list],
    ...['-vf', `fps=${FRAMES_A_SECOND},scale=${SHOWN_WIDTH}:-1:flags=lanczos`],
    ...['-c:v', 'libwebp_anim', '-quality', '60', '-compression_level', '6', '-loop', '0', target],
  ],
  { stdio: 'inherit' },
);
if (process.env.KEEP === undefined) rmSync(folder, { recursive: true, force: true });
else console.log(`The frames are in ${folder}.`);
if (encoded.status !== 0) throw new Error('ffmpeg failed; is it installed?');
const bytes = statSync(target).size;
console.log(`${target}: ${Math.round(bytes / 1000)} KB`);
if (bytes > MOST_BYTES) throw new Error(`the animation may have ${MOST_BYTES / 1000} KB`);
