import { execFileSync, spawnSync } from 'node:child_process';

/** Whether Debian packages can be installed here without asking anybody. */
export const canInstallDebian = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs Debian packages; throws if that fails. */
export function installDebian(packages: readonly string[]): void {
  console.log(`holdup: installing ${packages.join(' ')} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
