import { spawnSync } from 'node:child_process';
import { runCommand } from './command.ts';
import type { Output } from './output.ts';

/** Whether Debian packages can be installed here without asking anybody. */
export const canInstallDebian = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs Debian packages; throws if that fails. */
export async function installDebian(packages: readonly string[], output: Output): Promise<void> {
  output.write(`holdup: installing ${packages.join(' ')} with apt-get\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    if ((await runCommand(output, 'apt-get', args, env)) !== 0)
      throw new Error(`apt-get ${args.join(' ')} failed.`);
}
