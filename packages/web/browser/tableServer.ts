import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SettingsChange } from '@holdup/protocol';
import type { CharacterId } from '../src/art/index.ts';

const serverSource = (file: string): string =>
  fileURLToPath(new URL(`../../server/${file}`, import.meta.url));

/** A real server in a process of its own, with the built page and a database on disk. */
export interface TableServer {
  readonly url: string;
  /** The file of its database. */
  readonly database: string;
  /** kill -9. */
  readonly crash: () => Promise<void>;
  /** Starts it again after a crash: same port, same database. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** How the people of its late table come back to it. */
  readonly late: { readonly code: string; readonly tokens: readonly string[] } | null;
}

/** A match at the start of one of its rounds, as `packages/server/test/lateTable.ts` plays it. */
export type LateTable = {
  readonly people: readonly { readonly name: string; readonly character: CharacterId }[];
  readonly settings: SettingsChange;
  readonly round: number;
  /** Everybody shoots at this seat until it is dead. */
  readonly victim?: number;
};

type Setup = {
  /** The folder of the built page. */
  readonly page: string;
  /** How many times as fast as real time the server's clock runs. */
  readonly speed?: number;
  /** Settings of the server that differ from those of all tests. */
  readonly settings?: Readonly<Record<`HOLDUP_${string}`, string>>;
  /** A match that is already running when the server starts. */
  readonly late?: LateTable;
};

type Started = { readonly port: number; readonly late: TableServer['late'] };

/** Resolves once the server listens. */
const listening = (child: ChildProcess): Promise<Started> =>
  new Promise((resolve, reject) => {
    let output = '';
    const read = (data: Buffer): void => {
      output += data.toString();
      const port = /"port":(\d+).*"msg":"open"/.exec(output)?.[1];
      const late = /^\{"late":(.*)\}$/m.exec(output)?.[1] ?? 'null';
      if (port !== undefined) resolve({ port: Number(port), late: JSON.parse(late) });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the server ended: ${output.slice(-1000)}`)));
  });

export const startTableServer = async ({
  page,
  speed = 1,
  settings = {},
  late,
}: Setup): Promise<TableServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-table-server-'));
  const database = path.join(folder, 'holdup.db');
  const since = String(Date.now());
  let child: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  const start = (port: number, more: NodeJS.ProcessEnv = {}): Promise<Started> => {
    child = spawn(
      process.execPath,
      [serverSource(speed === 1 && late === undefined ? 'src/main.ts' : 'test/fastMain.ts')],
      {
        env: {
          PATH: process.env.PATH,
          // Halves the work of a start.
          NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache'),
          HOLDUP_HOST: '127.0.0.1',
          HOLDUP_PORT: String(port),
          HOLDUP_DATABASE: database,
          HOLDUP_WEB_ROOT: page,
          // Every test connects from the same address.
          HOLDUP_TABLES_PER_MINUTE: '1000',
          HOLDUP_CODE_ATTEMPTS_PER_MINUTE: '1000',
          ...settings,
          SPEED: String(speed),
          SINCE: since,
          REAL_TIME_STARTS: '1',
          ...more,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    ended = once(child, 'exit');
    return listening(child);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child?.kill(signal);
    await ended;
  };
  const first = await start(0, late === undefined ? {} : { LATE_TABLE: JSON.stringify(late) });
  const { port } = first;
  return {
    late: first.late,
    url: `http://127.0.0.1:${port}`,
    database,
    crash: () => end('SIGKILL'),
    restart: async () => {
      await start(port);
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
