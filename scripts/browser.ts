import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallDebian, installDebian } from './apt.ts';
import { runCommand } from './command.ts';
import { root } from './install.js';
import type { Output } from './output.ts';

/** Debian's packages and their programs. The shell has no window and does the same work with a fifth less computing. */
const DEBIAN = [
  ['chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell'],
  ['chromium', '/usr/bin/chromium'],
] as const;

const MISSING = 'There is no Chromium to test with: install one, or set CHROMIUM_PATH to it.';

const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...DEBIAN.map(([, program]) => program)].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );

/** Not every release of Debian has both packages. */
async function installFromDebian(output: Output): Promise<string> {
  for (const [name, program] of DEBIAN) {
    await installDebian([name], output).catch(({ message }) => output.write(`${message}\n`));
    if (existsSync(program)) return program;
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

/** The Chromium to test with, installed if there is none. Playwright finds its own without an environment variable. */
export async function browserEnvironment(
  output: Output,
): Promise<{ readonly CHROMIUM_PATH?: string }> {
  const found = findBrowser();
  if (found !== undefined) return { CHROMIUM_PATH: found };
  if (canInstallDebian()) return { CHROMIUM_PATH: await installFromDebian(output) };
  await installPlaywrights(output);
  return {};
}
