import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../install.js';
import { npm, type Tarball } from '../pack.ts';

const run = promisify(execFile);
/** A program that never ends is a failure like any other. */
export const PATIENCE_MS = 120_000;

/** The machine's own environment, without the variables and path entries that this repository sets. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|HOLDUP_|NODE_)/.test(name));
  return {
    ...Object.fromEntries(kept),
    PATH: folders.filter((folder) => !`${folder}${path.sep}`.startsWith(root)).join(path.delimiter),
  };
}

/** An empty folder outside the repository with the tarballs installed, as on the machine of somebody else. */
export interface Installed {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Runs a program there with the plain Node of the machine; resolves to what it printed. */
  node(file: string): Promise<string>;
  remove(): void;
}

export async function install(tarballs: readonly Tarball[]): Promise<Installed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-installed-'));
  const env = { ...plainEnvironment(), XDG_CACHE_HOME: path.join(folder, 'cache') };
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }),
  );
  const files = tarballs.map(({ file }) => file);
  await npm(
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...files],
    folder,
    env,
  );
  return {
    folder,
    env,
    async node(file) {
      const { stdout } = await run('node', [file], { cwd: folder, env, timeout: PATIENCE_MS });
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface InstalledServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** `npx holdup serve` there, on any free port. */
export async function serve({ folder, env }: Installed): Promise<InstalledServer> {
  const quickClock = new URL('./quickClock.js', import.meta.url).href;
  const child: ChildProcess = spawn('npx', ['holdup', 'serve', '--port', '0'], {
    cwd: folder,
    // npx starts a shell, that a shim, and that perhaps another Node: as a group they can be ended together.
    detached: true,
    env: { ...env, HOLDUP_HOST: '127.0.0.1', NODE_OPTIONS: `--import=${quickClock}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (data: Buffer): void => {
      output += data.toString();
      const found = /"port":(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    setTimeout(
      () => reject(new Error(`it did not start: ${output.slice(-2000)}`)),
      PATIENCE_MS,
    ).unref();
    child.once('close', () => reject(new Error(`npx holdup serve ended: ${output.slice(-2000)}`)));
  });
  return {
    address: `127.0.0.1:${port}`,
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
