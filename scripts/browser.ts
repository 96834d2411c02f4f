import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallDebian, installDebian } from './apt.ts';
import { runCommand } from './command.ts';
import { root } from './install.js';
import type { Output } from './output.ts';

/** Debian's packages and their programs. The headless shell needs a fifth less processor time for the same work. */
const DEBIAN = {
  'chromium-headless-shell': '/usr/lib/chromium/chromium-headless-shell',
  chromium: '/usr/bin/chromium',
} as const;
type Package = keyof typeof DEBIAN;
const PACKAGES = Object.keys(DEBIAN) as Package[];

const MISSING = 'There is no Chromium to test with: install one, or set CHROMIUM_PATH to it.';

const findBrowser = (packages: readonly Package[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...packages.map((name) => DEBIAN[name])].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );

/** Not every release of Debian has both packages. */
async function installFromDebian(packages: readonly Package[], output: Output): Promise<string> {
  for (const name of packages) {
    await installDebian([name], output).catch(({ message }) => output.write(`${message}\n`));
    if (existsSync(DEBIAN[name])) return DEBIAN[name];
  }
  throw new Error(MISSING);
}

/** Playwright's own headless shell, which it finds by itself. Does nothing where that is installed. */
async function installPlaywrights(output: Output): Promise<void> {
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const code = await runCommand(output, process.execPath, [
    cli,
    'install',
    '--only-shell',
    'chromium',
  ]);
  if (code !== 0) throw new Error(MISSING);
}

/**
 * The Chromium to test with, installed if there is none. Speed is measured in the full browser, which draws like the
 * ones people use. Playwright finds its own without an environment variable.
 */
export async function browserEnvironment(
  output: Output,
  only?: Package,
): Promise<{ readonly CHROMIUM_PATH?: string }> {
  const packages = only === undefined ? PACKAGES : [only];
  const found = findBrowser(packages);
  if (found !== undefined) return { CHROMIUM_PATH: found };
  if (canInstallDebian()) return { CHROMIUM_PATH: await installFromDebian(packages, output) };
  await installPlaywrights(output);
  return {};
}
