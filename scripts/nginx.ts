import { existsSync } from 'node:fs';
import { canInstallDebian, installDebian } from './apt.ts';
import type { Output } from './output.ts';

const DEBIAN = '/usr/sbin/nginx';

/**
 * The nginx to test a proxy with, installed from Debian if there is none; where that is impossible, the test is
 * skipped.
 */
export async function nginxEnvironment(output: Output): Promise<{ readonly NGINX_PATH?: string }> {
  const named = process.env.NGINX_PATH;
  if (named !== undefined) return { NGINX_PATH: named };
  if (!existsSync(DEBIAN) && canInstallDebian())
    await installDebian(['nginx-light', 'openssl'], output).catch(({ message }) =>
      output.write(`${message}\n`),
    );
  if (existsSync(DEBIAN)) return { NGINX_PATH: DEBIAN };
  output.write('holdup: there is no nginx; set NGINX_PATH to test the game behind a proxy.\n');
  return {};
}
