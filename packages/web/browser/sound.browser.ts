import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Settings } from '../src/settings/settings.ts';
import { MOOD_NAMES, renderBed } from '../src/sound/bed.ts';
import { EFFECT_NAMES, EFFECTS } from '../src/sound/effects.ts';
import { RARE } from '../src/sound/mixer.ts';
import { render } from '../src/sound/synth.ts';
import { fastUrl, realTimeUrl } from './addresses.ts';
import { createTable, join, playByPlan, type Someone, startGame, test } from './people.ts';
import { prepare } from './player.ts';
import { appearancesOf, watchFor } from './seen.ts';

/** Renders sound offline instead of playing it, so that `loudness` can measure it. */
const recordSound = (context: BrowserContext) =>
  context.addInitScript(() => {
    class Recorder extends OfflineAudioContext {
      constructor() {
        super(1, 44_100 * 3, 44_100);
        Object.assign(globalThis, { recorder: this });
      }
      override get state(): AudioContextState {
        return 'running';
      }
      override resume(): Promise<void> {
        return Promise.resolve();
      }
    }
    Object.assign(globalThis, { AudioContext: Recorder });
  });

/** The peak of everything played so far, in dBFS. */
const loudness = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const recorder = Reflect.get(globalThis, 'recorder') as OfflineAudioContext;
    const samples = (await recorder.startRendering()).getChannelData(0);
    return 20 * Math.log10(samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0));
  });

type Sample = { readonly length: number; readonly energy: number; readonly rate: number };

/** Records every sound that a page starts. */
const followSounds = (context: BrowserContext) =>
  context.addInitScript(() => {
    const started: Sample[] = [];
    Object.assign(globalThis, { started });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      const samples = this.buffer?.getChannelData(0) ?? new Float32Array();
      started.push({
        length: samples.length,
        energy: samples.reduce((sum, x) => sum + x * x, 0),
        rate: this.playbackRate.value,
      });
      start.apply(this, when);
    };
  });

const started = (page: Page): Promise<readonly Sample[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'started') as readonly Sample[]);

/** Every time a page has started these samples. A browser's arithmetic may differ from ours in the last digits. */
const playsOf = async (page: Page, samples: Float32Array): Promise<readonly Sample[]> => {
  const energy = samples.reduce((sum, x) => sum + x * x, 0);
  return (await started(page)).filter(
    (each) => each.length === samples.length && Math.abs(each.energy - energy) < 0.001 * energy,
  );
};

const timesPlayed = async (page: Page, samples: Float32Array): Promise<number> =>
  (await playsOf(page, samples)).length;

/** Turns a player's sound on, and notes what it plays. */
const listenTo = async ({ context }: Someone, speed: Settings['speed']): Promise<void> => {
  await followSounds(context);
  await context.addInitScript((chosen) => {
    if (location.origin !== 'null')
      localStorage.setItem(
        'holdup.settings',
        JSON.stringify({ language: 'en', speed: chosen, motion: 'less', volume: 50 }),
      );
  }, speed);
};

/** As fast as the tests' server, so that screens never fall behind it. */
const IN_STEP = 10;

const tryAt = async (page: Page, volume: number): Promise<void> => {
  await page.getByRole('slider', { name: 'Sound' }).fill(String(volume));
  await page.getByRole('button', { name: 'Try it' }).click();
};

const openSettings = async (page: Page, volume: number): Promise<void> => {
  await prepare(page, { settings: { volume } });
  await page.goto('/settings');
  // The first gesture loads the synthesiser.
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForFunction(() => Reflect.has(globalThis, 'recorder'));
};

test('a bang peaks between -12 and -6 dBFS at the default volume', async ({ page, context }) => {
  await recordSound(context);
  await openSettings(page, 60);
  await page.getByRole('button', { name: 'Try it' }).click();
  const peak = await loudness(page);
  expect(peak).toBeGreaterThan(-12);
  expect(peak).toBeLessThan(-6);
});

test('100 % is as loud after a test sound at 5 % as without one', async ({ page, context }) => {
  await recordSound(context);
  await openSettings(page, 60);
  await tryAt(page, 100);
  const fresh = await loudness(page);
  const again = await context.newPage();
  await openSettings(again, 60);
  await tryAt(again, 5);
  await again.getByRole('slider', { name: 'Sound' }).fill('100');
  // The sound is rendered now: a gain of 100 %, and samples that were built at 5 %.
  expect(await loudness(again)).toBeCloseTo(fresh, 5);
});

test('two bangs at the same moment do not clip at full volume', async ({ page, context }) => {
  await recordSound(context);
  await openSettings(page, 60);
  await tryAt(page, 100);
  await page.getByRole('button', { name: 'Try it' }).click();
  const peak = await loudness(page);
  expect(peak).toBeGreaterThan(-1);
  expect(peak).toBeLessThan(0);
});

test('all samples are built before they are played', async ({ page, context }) => {
  await context.addInitScript(() => {
    const built = { count: 0 };
    Object.assign(globalThis, { built });
    const { createBuffer } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createBuffer = function (...size) {
      built.count += 1;
      return createBuffer.apply(this, size);
    };
  });
  await recordSound(context);
  await openSettings(page, 60);
  const built = () =>
    page.evaluate(() => (Reflect.get(globalThis, 'built') as { count: number }).count);
  // The room, all effects, and the music of a round.
  const all = 1 + EFFECT_NAMES.length + MOOD_NAMES.length - RARE.length;
  await expect.poll(built).toBe(all);
  await tryAt(page, 100);
  expect(await built()).toBe(all);
});

test('when a big screen is connected it plays the sounds; phones play none and show shots at their owner in step with it', async ({
  meet,
}) => {
  // Whatever speed each of them has chosen: all see the same at the same time.
  const wish = { clockSpeed: IN_STEP };
  const [anna, ben, screen] = [await meet(wish), await meet(wish), await meet(wish)];
  await listenTo(anna, 'calm');
  await listenTo(screen, 'fast');
  const code = await createTable(anna, fastUrl(), 'Anna', { pace: 'Relaxed' });
  await screen.page.goto(`${fastUrl()}/t/${code}/tv`);
  const sound = screen.page.getByRole('button', { name: 'Tap for sound' });
  await expect(sound).toBeVisible();
  await sound.click();
  await expect(sound).toBeHidden();
  await join(ben, `${fastUrl()}/t/${code}`, 'Ben');
  // The band of the lobby, and somebody who sits down.
  for (const sound of [renderBed('lobby'), render(EFFECTS.join)])
    await expect.poll(() => timesPlayed(screen.page, sound)).toBeGreaterThan(0);
  const before = await started(anna.page);
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  // Each aims at the other in every round, and nobody dies before it.
  for (const [page, other] of [
    [anna.page, 'Ben'],
    [ben.page, 'Anna'],
  ] as const)
    await playByPlan(page, ['Click', other, 'Banzai!', 'No order']);
  await watchFor(screen.page, '.shot-open');
  for (const { page } of [anna, ben]) await watchFor(page, '.shot-at-you:not([data-shot="open"])');
  // It is open only for a moment, so every frame is checked.
  await screen.page.waitForFunction(() => document.querySelector('.shot-open'));
  for (const { page } of [anna, ben])
    await page.waitForFunction(() => document.querySelector('.own-shot[data-shot="click"]'));
  await expect(anna.page.getByText(/Bang!|Click/).first()).toBeAttached();
  const shots = async () =>
    (await Promise.all([anna, ben].map(({ page }) => appearancesOf(page)))).flat();
  await expect.poll(async () => (await shots()).length, { timeout: 90_000 }).toBeGreaterThan(3);
  expect(await started(anna.page)).toEqual(before);
  for (const sound of [
    renderBed('standoff'),
    ...[EFFECTS.lock, EFFECTS.snap, EFFECTS.click].map((each) => render(each)),
  ])
    expect(await timesPlayed(screen.page, sound)).toBeGreaterThan(0);
  // Every shot fills the phone. On a busy machine any of them may be late, but all of them only if the timing is wrong.
  const [onPhones, onScreen] = [await shots(), await appearancesOf(screen.page)];
  for (const { filled } of onPhones) expect(filled).toBeGreaterThan(0.8);
  const apart = onPhones.map(({ at }) =>
    Math.min(...onScreen.map((shot) => Math.abs(shot.at - at))),
  );
  expect(Math.min(...apart)).toBeLessThan(100);
});

test('a big screen counts 3-2-1 aloud, no number twice, over music that is played once', async ({
  meet,
}) => {
  const [anna, ben, screen] = [await meet(), await meet(), await meet({ clockSpeed: IN_STEP })];
  await listenTo(screen, 'fast');
  const code = await createTable(anna, realTimeUrl(), 'Anna', { pace: 'Relaxed' });
  await screen.page.goto(`${realTimeUrl()}/t/${code}/tv`);
  await screen.page.getByRole('button', { name: 'Tap for sound' }).click();
  await join(ben, `${realTimeUrl()}/t/${code}`, 'Ben');
  await startGame(anna, ben);
  // Nobody decides about courage, so there is no second count.
  for (const [at, choice] of [
    [anna, 'Click'],
    [ben, 'Click'],
    [anna, 'Ben'],
    [ben, 'Anna'],
  ] as const)
    await at.page.locator('.prompt .choice', { hasText: choice }).click();
  // Then the count is over.
  await expect(screen.page.getByText('Godfather’s privilege')).toBeVisible();
  // Each number is a whole tone above the one before. On a busy machine any of them may come too late to sound.
  const numbers = (await playsOf(screen.page, render(EFFECTS.count))).map(
    ({ rate }) => 3 - Math.round(6 * Math.log2(rate)),
  );
  expect(numbers).not.toEqual([]);
  expect(numbers).toEqual([3, 2, 1].filter((number) => numbers.includes(number)));
  expect(await timesPlayed(screen.page, renderBed('count'))).toBe(1);
});
