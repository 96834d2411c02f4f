import { mkdirSync, mkdtempSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { SERVED } from './browser/addresses.ts';
import { launchOptions } from './browser/launch.ts';
import { nginxProgram } from './browser/nginx.ts';

/** A folder of its own for every run: Playwright empties it first. */
function resultsFolder(): string {
  const parent = fileURLToPath(new URL('../../test-results/', import.meta.url));
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(`${parent}browser-`);
}

// Playwright loads this file again in every worker; all of them share the first one's folder.
process.env.RESULTS_FOLDER ??= resultsFolder();

/** What takes longest comes first, so that none runs alone at the end. Matches wait for clocks, stills compute. */
const LONG = ['watching', 'together', 'replay', 'stills', 'television', 'sound'].map(
  (name) => `${name}.browser.ts`,
);

/** What can't run on this machine. */
const WITHOUT = nginxProgram() === undefined ? ['proxy.browser.ts'] : [];

/** Real games in a real Chromium, against the built page. `npm test -- browser` finds the browser and runs this. */
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.browser.ts',
  testIgnore: WITHOUT,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'rest', testIgnore: [...LONG, ...WITHOUT] },
  ],
  outputDir: process.env.RESULTS_FOLDER,
  fullyParallel: true,
  // Tests wait for clocks as much as they compute.
  workers: availableParallelism() + 1,
  // Long enough for a busy machine. Where a time matters, the test states it.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // A click that never gets through fails on its own line, not somewhere at the end of the test.
    actionTimeout: 60_000,
    ...(process.env.REAL_TIME_URL === undefined ? {} : { baseURL: process.env.REAL_TIME_URL }),
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    // Tests of the light theme say so.
    colorScheme: 'dark',
    // A service worker would fetch all files of the game for every new context. Tests that need one enable it.
    serviceWorkers: 'block',
    launchOptions,
  },
  webServer: {
    command: `"${process.execPath}" browser/serve.ts`,
    wait: { stdout: SERVED },
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
    timeout: 120_000,
  },
});
