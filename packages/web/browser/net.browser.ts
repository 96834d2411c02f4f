import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBot, LEVELS, playGame } from '@holdup/bots';
import { readNet, WEIGHTS_FILE } from '@holdup/bots/node';
import type { Setup } from '@holdup/engine';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { test } from './faults.ts';
import { dealIn, nextMoment, prepare } from './player.ts';

type Bots = Pick<
  typeof import('@holdup/bots'),
  'createBot' | 'createNet' | 'playGame' | 'withoutWebAssembly'
>;

const SETUP: Setup = {
  edition: 'second',
  seats: 4,
  seed: 'the same everywhere',
  options: { powers: 'random' },
};

/** The bots as one script that sets `bots`. */
async function bundleBots(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@holdup/bots'));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, name: 'bots', formats: ['iife'] } },
  });
  const [{ output } = { output: [] }] = Array.isArray(built)
    ? built
    : 'output' in built
      ? [built]
      : [];
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('bots make the same moves with the same seed in Node and in a browser, with and without WebAssembly', async ({
  page,
}) => {
  const net = readNet();
  const inNode = playGame(
    SETUP,
    LEVELS.map((level) => createBot({ level, net })),
    { budgetMs: 50 },
  ).moves;
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundleBots() });
  const inBrowser = (withWebAssembly: boolean) =>
    page.evaluate(
      ({ setup, levels, weights, withWebAssembly }) => {
        const { bots: lib } = globalThis as unknown as { bots: Bots };
        const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
        const net = withWebAssembly
          ? lib.createNet(bytes)
          : lib.createNet(bytes, lib.withoutWebAssembly());
        const bots = levels.map((level) => lib.createBot({ level, net }));
        return lib.playGame(setup, bots, { budgetMs: 50 }).moves;
      },
      {
        setup: SETUP,
        levels: LEVELS,
        weights: readFileSync(WEIGHTS_FILE).toString('base64'),
        withWebAssembly,
      },
    );
  expect(await inBrowser(true)).toEqual(inNode);
  expect(await inBrowser(false)).toEqual(inNode);
});

test.describe('where the net can’t be fetched', () => {
  test.use({ allowed: /\.bin\b|net::ERR_FAILED/ });

  test('simple bots play, and the page says so', async ({ page, context }) => {
    await context.route('**/*.bin', (route) => route.abort());
    await prepare(page, { wishes: { opponents: 3 } });
    await dealIn(page);
    await expect(page.getByText('simple ones play')).toBeVisible();
    expect(await nextMoment(page)).toBe('decision');
  });
});
