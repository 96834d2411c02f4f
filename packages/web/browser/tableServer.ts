import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const serverSource = (file: string): string =>
  fileURLToPath(new URL(`../../server/${file}`, import.meta.url));
const PAGE = fileURLToPath(new URL('../dist', import.meta.url));

/** A real server in a process of its own, with the built page and a database on disk. */
export interface TableServer {
  readonly url: string;
  /** kill -9, and the same server again on what it left. */
  readonly crash: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** `speed` above 1: its clock runs that many times as fast, so that a whole match takes a minute. */
export const startTableServer = async (speed = 1): Promise<TableServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-browser-'));
  const port = await freePort();
  const since = String(Date.now());
  let child: ChildProcess | null = null;
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const started = spawn(
        process.execPath,
        [serverSource(speed === 1 ? 'src/main.ts' : 'test/fastMain.ts')],
        {
          env: {
            PATH: process.env.PATH,
            HOLDUP_HOST: '127.0.0.1',
            HOLDUP_PORT: String(port),
            HOLDUP_DATABASE: path.join(folder, 'holdup.db'),
            HOLDUP_WEB_ROOT: process.env.HOLDUP_WEB_ROOT ?? PAGE,
            SPEED: String(speed),
            SINCE: since,
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      child = started;
      let output = '';
      const hear = (data: Buffer) => {
        output += data.toString();
        if (output.includes('"msg":"open"')) resolve();
      };
      started.stdout?.on('data', hear);
      started.stderr?.on('data', hear);
      started.once('exit', () => reject(new Error(`the server ended: ${output.slice(-1000)}`)));
    });
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const running = child;
    if (running === null) return;
    child = null;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    crash: () => end('SIGKILL'),
    restart: start,
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
