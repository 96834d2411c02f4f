import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const webPackage = fileURLToPath(new URL('../../../web', import.meta.url));

/** Builds the page where that has not been done yet. */
export async function buildPageIfNeeded(webRoot: string): Promise<void> {
  const ours = path.resolve(webRoot) === path.join(webPackage, 'dist');
  if (!ours || existsSync(path.join(webRoot, 'index.html'))) return;
  if (!existsSync(path.join(webPackage, 'vite.config.ts'))) return;
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
