/** Plays the journeys in the named browsers: `npm run test:engines [-- firefox|webkit]` finds the programs and runs this. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAST } from '../addresses.ts';
import { startTableServer } from '../tableServer.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { JOURNEYS } from './journeys.ts';
import { buildRecordedPage } from './recordedPage.ts';
import { startWebKit } from './webkit.ts';

const START: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: () => startFirefox(process.env.FIREFOX_PATH ?? 'firefox-esr'),
  webkit: () =>
    startWebKit(
      process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver',
      process.env.MINI_BROWSER_PATH ?? 'MiniBrowser',
    ),
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = path.join(root, '../../test-results');
mkdirSync(results, { recursive: true });
const pictures = mkdtempSync(path.join(results, 'engines-'));
const folder = mkdtempSync(path.join(tmpdir(), 'holdup-engines-'));
const page = await buildRecordedPage(root, folder);
const server = await startTableServer({ page, speed: FAST });
let failed = 0;
let passed = 0;
try {
  for (const name of process.argv.slice(2)) {
    const engine = await START[name]?.();
    if (engine === undefined) continue;
    console.log(`\n━━ ${engine.name} ${engine.version}`);
    try {
      for (const { title, play } of JOURNEYS) {
        const since = performance.now();
        const problem = await play({ engine, url: server.url, pictures }).then(
          () => null,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
        const seconds = ((performance.now() - since) / 1000).toFixed(1);
        console.log(`  ${problem === null ? '✓' : '✘'} ${title} (${seconds} s)`);
        if (problem === null) passed += 1;
        else {
          failed += 1;
          console.log(`    ${problem}`);
        }
      }
    } finally {
      await engine.quit();
    }
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\nPictures: ${pictures}\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
