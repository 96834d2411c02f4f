import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const webPackage = fileURLToPath(new URL('../../../web', import.meta.url));

/** Whatever the page is made from. */
const SOURCES = [
  'web/{index.html,vite*.ts,package.json}',
  'web/{public,messages,src}/**/*',
  '{engine,bots,protocol}/src/**/*',
];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the page is missing, or older than anything it is made from (after a `git pull`, say). */
export function isOutdated(page: string, packages: string): boolean {
  const built = changedAt(page);
  return globSync(SOURCES, { cwd: packages }).some(
    (file) => !/\.test\.tsx?$/.test(file) && changedAt(path.join(packages, file)) > built,
  );
}

/** Builds the page where that has not been done yet, or not since it changed. */
export async function buildPageIfNeeded(webRoot: string): Promise<void> {
  const ours = path.resolve(webRoot) === path.join(webPackage, 'dist');
  if (!ours || !existsSync(path.join(webPackage, 'vite.config.ts'))) return;
  if (!isOutdated(path.join(webRoot, 'index.html'), path.dirname(webPackage))) return;
  process.stderr.write('Building the page, once …\n');
  const resolve = createRequire(path.join(webPackage, 'package.json')).resolve;
  const vite = path.join(path.dirname(resolve('vite/package.json')), 'bin', 'vite.js');
  const code = await new Promise<number | null>((done) => {
    spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: webPackage,
      stdio: 'inherit',
    })
      .on('close', done)
      .on('error', () => done(1));
  });
  if (code !== 0) throw new Error('the page could not be built; the reason stands above.');
}
