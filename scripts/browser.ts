import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canInstallDebian, installDebian } from './apt.ts';
import { runCommand } from './command.ts';
import { root } from './install.js';
import type { Output } from './output.ts';

const DEBIAN = '/usr/bin/chromium';

/** The path of Playwright's own browser, which may not be installed. */
function playwrightsOwn(): string {
  const require = createRequire(path.join(root, 'packages/web/package.json'));
  const { chromium } = require('@playwright/test') as typeof import('@playwright/test');
  return chromium.executablePath();
}

const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, DEBIAN, playwrightsOwn()].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );

/** Installs Debian's Chromium where that is possible, Playwright's own elsewhere. */
async function installBrowser(output: Output): Promise<void> {
  if (canInstallDebian()) return installDebian(['chromium'], output);
  output.write("holdup: no browser here yet; installing Playwright's chromium\n");
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  await runCommand(output, process.execPath, [cli, 'install', 'chromium']);
}

/** The Chromium to test with; installs one where there is none. */
export async function browserPath(output: Output): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  await installBrowser(output);
  const installed = findBrowser();
  if (installed === undefined)
    throw new Error('There is no Chromium to test with: install one, or set CHROMIUM_PATH to it.');
  return installed;
}
