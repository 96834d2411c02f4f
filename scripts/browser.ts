import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './install.js';

const DEBIAN = '/usr/bin/chromium';

/** The browser that Playwright would bring itself; empty where it is not installed. */
function playwrightsOwn(): string {
  const require = createRequire(path.join(root, 'packages/web/package.json'));
  const { chromium } = require('@playwright/test') as typeof import('@playwright/test');
  return chromium.executablePath();
}

const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, DEBIAN, playwrightsOwn()].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );

/** Debian's Chromium where we may install it, Playwright's own elsewhere. */
function installBrowser(): void {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (isRoot && hasApt) {
    console.log('holdup: no browser here yet; installing chromium with apt-get');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env,
    });
    return;
  }
  console.log("holdup: no browser here yet; installing Playwright's chromium");
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

/** A Chromium to test with, installed where there is none. */
export function browserPath(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  installBrowser();
  const installed = findBrowser();
  if (installed === undefined)
    throw new Error('There is no Chromium to test with: install one, or name it by CHROMIUM_PATH.');
  return installed;
}
