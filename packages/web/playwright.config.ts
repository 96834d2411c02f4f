import { defineConfig, devices } from '@playwright/test';
import { GALLERY, GALLERY_PORT } from './browser/gallery.ts';

const PORT = 4273;
const VITE = '../../node_modules/vite/bin/vite.js';
const executablePath = process.env.CHROMIUM_PATH;

/** Real games in a real Chromium, against the built page. `npm test -- browser` finds the browser and runs this. */
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.browser.ts',
  outputDir: '../../test-results/web',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: [
    {
      command: `node ${VITE} build --logLevel warn && node ${VITE} preview --port ${PORT} --strictPort`,
      url: `http://127.0.0.1:${PORT}`,
      timeout: 120_000,
    },
    {
      command: `node ${VITE} build --config gallery.config.ts --logLevel warn && node ${VITE} preview --config gallery.config.ts --port ${GALLERY_PORT} --strictPort`,
      url: GALLERY,
      timeout: 120_000,
    },
  ],
});
