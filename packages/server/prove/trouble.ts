import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { LastingClient } from '../test/lastingClient.ts';
import { acknowledgedBy, checkTables, openLastingTable, waitUntil } from '../test/lastingTables.ts';
import { startPostgres } from '../test/postgres.ts';
import { testFolder } from '../test/server.ts';
import { type ServerOptions, type ServerProcess, serverProcess } from '../test/serverProcess.ts';
import { type Finding, option, rounded, type ServerPromise, UsageError } from './promise.ts';

const PATIENCE_MS = 60_000;
const PEOPLE = 3;
const SMALL_DISK = '24m';

/** Something that goes wrong with a running server, and ends again. */
interface Trouble {
  readonly database: string;
  readonly server?: ServerOptions;
  begin(server: ServerProcess): Promise<void> | void;
  end(server: ServerProcess): Promise<void> | void;
  /** Whether players are notified that the table waits; a clock jump is no reason to wait. */
  readonly told: boolean;
  remove(): Promise<void> | void;
}

const mount = (...args: string[]): void => {
  if (process.getuid?.() !== 0)
    throw new UsageError('a full disk needs a mount of its own: run it as root');
  execFileSync('mount', args);
};

function diskFull(): Trouble {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-full-'));
  mount('-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder);
  const filler = path.join(folder, 'filler');
  return {
    database: path.join(folder, 'full.db'),
    told: true,
    begin() {
      // Down to the last page.
      try {
        for (let megabytes = 1; ; megabytes++)
          writeFileSync(`${filler}-${megabytes}`, Buffer.alloc(64 * 1024));
      } catch {
        writeFileSync(filler, '');
      }
    },
    end: () => execFileSync('sh', ['-c', `rm -f '${filler}'*`]) && undefined,
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fileLocked(): Trouble {
  const folder = testFolder();
  const database = folder.file('locked.db');
  let holder: DatabaseSync | null = null;
  return {
    database,
    told: true,
    begin() {
      holder = new DatabaseSync(database, { timeout: 20_000 });
      holder.exec('begin immediate');
    },
    end() {
      holder?.exec('rollback');
      holder?.close();
    },
    remove: folder.remove,
  };
}

async function databaseAway(): Promise<Trouble> {
  const postgres = await startPostgres();
  return {
    database: postgres.url,
    server: { environment: { HOLDUP_DATABASE_TIMEOUT_MS: '3000' } },
    told: true,
    begin: () => postgres.stop(),
    end: () => postgres.start(),
    remove: () => postgres.remove(),
  };
}

async function readOnly(): Promise<Trouble> {
  const postgres = await startPostgres();
  const set = async (value: 'on' | 'off') => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter system set default_transaction_read_only = ${value}`);
    await client.query('select pg_reload_conf()');
    await client.end();
  };
  return {
    database: postgres.url,
    told: true,
    begin: () => set('on'),
    end: () => set('off'),
    remove: () => postgres.remove(),
  };
}

function clockJumps(signal: 'SIGUSR1' | 'SIGUSR2'): Trouble {
  const folder = testFolder();
  return {
    database: folder.file('clock.db'),
    server: { main: 'test/jumpingMain.ts' },
    told: false,
    begin: (server) => void process.kill(server.pid(), signal),
    end() {},
    remove: folder.remove,
  };
}

const TROUBLES: Readonly<Record<string, () => Trouble | Promise<Trouble>>> = {
  diskFull,
  fileLocked,
  databaseAway,
  readOnly,
  clockAhead: () => clockJumps('SIGUSR1'),
  clockBack: () => clockJumps('SIGUSR2'),
};

const lastWarning = (output: string): string => {
  const [line] = output.match(/.*"level":40.*/g)?.slice(-1) ?? [];
  const { msg }: { msg?: string } = JSON.parse(line ?? '{}');
  return msg ?? 'none';
};

async function goOn(tables: readonly LastingClient[][]): Promise<boolean> {
  const before = tables.map(acknowledgedBy);
  return waitUntil(
    () => tables.every((clients, i) => acknowledgedBy(clients) > (before[i] ?? 0) + PEOPLE),
    PATIENCE_MS,
  );
}

async function suffer(trouble: Trouble, count: number): Promise<Finding> {
  const server = await serverProcess(trouble.database, trouble.server);
  try {
    await server.start();
    const tables: LastingClient[][] = [];
    for (let i = 0; i < count; i++)
      tables.push(
        await openLastingTable([server.port], `table ${i}`, {
          people: PEOPLE,
          settings: { seats: PEOPLE, pace: 'relaxed' },
        }),
      );
    await goOn(tables);
    await trouble.begin(server);
    const told = () => tables.flat().every(({ waits }) => waits > 0);
    const wereTold = trouble.told ? await waitUntil(told, PATIENCE_MS) : true;
    await trouble.end(server);
    const ended = performance.now();
    const went = await goOn(tables);
    const seconds = rounded((performance.now() - ended) / 1000);
    const most = Math.max(...tables.flat().map(({ waits }) => waits));
    for (const client of tables.flat()) client.end();
    const exit = await server.stop();
    const check = await checkTables(trouble.database, tables);
    return {
      figures: {
        acknowledged: check.acknowledged,
        lost: check.problems.length,
        secondsUntilAllWentOn: seconds,
        toldTimesAtMost: most,
        warning: lastWarning(server.output()),
      },
      broken: [
        ...check.problems,
        ...(wereTold ? [] : ['people were not told']),
        ...(went ? [] : ['it did not resume by itself']),
        ...(exit === 0 ? [] : [`the server ended with ${exit}`]),
      ],
    };
  } finally {
    await server.kill();
    await trouble.remove();
  }
}

/** A file that cannot be written: the server says so in one line, and does not start. */
function readOnlyFile(): Finding {
  const folder = testFolder();
  const database = folder.file('read-only.db');
  writeFileSync(database, '');
  chmodSync(database, 0o444);
  chmodSync(path.dirname(database), 0o555);
  const program = [process.execPath, path.join(import.meta.dirname, '../src/main.ts')];
  // Root may write anything.
  const command = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', ...program] : program;
  const { stderr, status } = spawnSync('env', command, {
    env: {
      PATH: process.env.PATH,
      HOLDUP_DATABASE: database,
      HOLDUP_PORT: '0',
      HOLDUP_WEB_ROOT: '/nowhere',
    },
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  chmodSync(path.dirname(database), 0o755);
  folder.remove();
  const message = stderr.trim().replace(database, 'FILE');
  const clear = status === 1 && /^holdup: FILE cannot be written[^\n]*$/.test(message);
  return { figures: { message }, broken: clear ? [] : ['the message is not one clear line'] };
}

export const troublePromise: ServerPromise = {
  promise:
    'disk full, file locked, database unreachable or read-only, clock an hour ahead or back: players are notified, nothing is lost, play resumes by itself',
  options: { tables: 2 },
  async run(options, progress) {
    const figures: Record<string, unknown> = {};
    const broken: string[] = [];
    const add = (name: string, finding: Finding) => {
      figures[name] = finding.figures;
      broken.push(...finding.broken.map((what) => `${name}: ${what}`));
      progress(`${name}: ${finding.broken.length === 0 ? 'kept' : 'broken'}`);
    };
    for (const [name, make] of Object.entries(TROUBLES))
      add(name, await suffer(await make(), option(options, 'tables')));
    add('readOnlyFile', readOnlyFile());
    return { figures, broken };
  },
};
