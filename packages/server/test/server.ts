import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, type ServerParts, startServer } from '../src/server.ts';
import { type Config, readConfig } from '../src/start/config.ts';

/** Settings for tests: this machine only, any free port, and room for many clients. */
export const testConfig = (change: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  host: '127.0.0.1',
  port: 0,
  database: ':memory:',
  // A busy machine is slow, not broken.
  databaseTimeoutMs: 20_000,
  logLevel: 'silent',
  codeAttemptsPerMinute: 1000,
  tablesPerMinute: 1000,
  maxConnectionsPerAddress: 1000,
  ...change,
});

/** Bots that answer at once. */
const quickBots = (): number => 0;

export function startTestServer(
  change: Partial<Config> = {},
  parts: ServerParts = {},
): Promise<RunningServer> {
  return startServer(testConfig(change), { botDelay: quickBots, ...parts });
}

/** Whether a match starts: clients then reveal their part of the shuffle, and a busy machine needs the whole time for it. */
export const isStarting = (server: RunningServer | undefined): boolean =>
  server?.tables.all().some(({ table }) => table.stage === 'starting') ?? false;

export interface TestFolder {
  readonly file: (name: string) => string;
  remove(): void;
}

export function testFolder(): TestFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-server-'));
  return {
    file: (name) => path.join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
