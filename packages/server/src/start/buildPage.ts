import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const webPackage = fileURLToPath(new URL('../../../web', import.meta.url));

/** What the page is built from. */
const SOURCES = [
  'web/{index.html,vite*.ts,package.json}',
  'web/{public,src}/**/*',
  '{engine,bots,protocol}/src/**/*',
];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the page is missing, or older than its sources (for example after a `git pull`). */
export function isOutdated(page: string, packages: string): boolean {
  const built = changedAt(page);
  return globSync(SOURCES, { cwd: packages }).some(
    (file) => !/\.test\.tsx?$/.test(file) && changedAt(path.join(packages, file)) > built,
  );
}

/** Where the bundler is installed; null: it is not, as in an image that was pruned after the build. */
function findVite(): string | null {
  try {
    const { resolve } = createRequire(path.join(webPackage, 'package.json'));
    return path.join(path.dirname(resolve('vite/package.json')), 'bin', 'vite.js');
  } catch {
    return null;
  }
}

/** Builds the page if that has not been done yet, or not since its sources changed. */
export async function buildPageIfNeeded(webRoot: string): Promise<void> {
  const ours = path.resolve(webRoot) === path.join(webPackage, 'dist');
  if (!ours || !existsSync(path.join(webPackage, 'vite.config.ts'))) return;
  if (!isOutdated(path.join(webRoot, 'index.html'), path.dirname(webPackage))) return;
  const vite = findVite();
  if (vite === null) {
    process.stderr.write('The page is not built anew, since the bundler is not installed.\n');
    return;
  }
  process.stderr.write('Building the page, once …\n');
  const code = await new Promise<number | null>((done) => {
    spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: webPackage,
      stdio: 'inherit',
    })
      .on('close', done)
      .on('error', () => done(1));
  });
  if (code !== 0) throw new Error('the page could not be built; see above for the reason.');
}
