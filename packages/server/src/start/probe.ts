import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { messageOf } from '../faults/faults.ts';
import { databaseKind } from '../store/schema.ts';
import type { Config } from './config.ts';

/** What was found, and what to do about it if it keeps a server from running well. */
export interface Finding {
  readonly about: 'port' | 'database' | 'disk' | 'page';
  readonly found: string;
  readonly remedy: string | null;
}

/** Whether a server could listen where the configuration says. */
function probePort({ host, port }: Config): Promise<Finding> {
  return new Promise((resolve) => {
    const probe = createServer();
    const say = (found: string, remedy: string | null) => resolve({ about: 'port', found, remedy });
    probe.once('error', (error: NodeJS.ErrnoException) =>
      say(
        `port ${port} on ${host} can't be used: ${error.code ?? error.message}`,
        error.code === 'EACCES'
          ? 'Choose a port from 1024 on with HOLDUP_PORT.'
          : 'Stop the program that uses it, or choose another port with HOLDUP_PORT.',
      ),
    );
    probe.listen(port, host, () => probe.close(() => say(`port ${port} on ${host} is free`, null)));
  });
}

/** The folder of a file, or the nearest one above it that exists. */
function nearestFolder(file: string): string {
  const folder = path.dirname(path.resolve(file));
  return existsSync(folder) || folder === path.dirname(folder) ? folder : nearestFolder(folder);
}

/** Checks a SQLite file without changing it. */
function probeSqlite(file: string): Finding {
  const about = 'database';
  try {
    accessSync(existsSync(file) ? file : nearestFolder(file), constants.W_OK);
    if (!existsSync(file))
      return { about, found: `${file} will be created at the first start`, remedy: null };
    const database = new DatabaseSync(file, { readOnly: true });
    const verdict = database.prepare('pragma quick_check(1)').get()?.quick_check;
    database.close();
    if (verdict === 'ok') return { about, found: `${file} is in order`, remedy: null };
    return {
      about,
      found: `${file} is damaged: ${verdict}`,
      remedy: 'Move it away and import your last backup with: holdup admin import < backup.jsonl',
    };
  } catch (error) {
    return {
      about,
      found: `${file} can't be used: ${messageOf(error)}`,
      remedy: 'Choose a file that this user may write to with HOLDUP_DATABASE.',
    };
  }
}

async function probePostgres({ database, databaseTimeoutMs }: Config): Promise<Finding> {
  const client = new pg.Client({
    connectionString: database,
    connectionTimeoutMillis: databaseTimeoutMs,
    query_timeout: databaseTimeoutMs,
  });
  // The address may contain a password: say only where it points to.
  const { host } = new URL(database);
  try {
    await client.connect();
    await client.query('select 1');
    return { about: 'database', found: `PostgreSQL on ${host} answers`, remedy: null };
  } catch (error) {
    return {
      about: 'database',
      found: `PostgreSQL on ${host} does not answer: ${messageOf(error)}`,
      remedy: 'Check that it runs, and the name, password and database in HOLDUP_DATABASE.',
    };
  } finally {
    await client.end().catch(() => {});
  }
}

const LEAST_FREE_BYTES = 500_000_000;

function probeDisk({ database }: Config): Finding {
  const folder = databaseKind(database) === 'postgres' ? process.cwd() : nearestFolder(database);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  return {
    about: 'disk',
    found: `${(free / 1e9).toFixed(1)} GB are free in ${folder}`,
    remedy:
      free >= LEAST_FREE_BYTES
        ? null
        : 'Make room, or put the database on another disk with HOLDUP_DATABASE: a full disk stops all tables.',
  };
}

function probePage({ webRoot }: Config): Finding {
  const built = existsSync(path.join(webRoot, 'index.html'));
  return {
    about: 'page',
    found: built ? 'the page is built' : `there is no page in ${webRoot} yet`,
    // In a checkout, the first start builds it.
    remedy: null,
  };
}

/** Checks everything a server needs from its machine, and changes nothing. */
export async function probe(config: Config): Promise<readonly Finding[]> {
  return [
    await probePort(config),
    databaseKind(config.database) === 'postgres'
      ? await probePostgres(config)
      : probeSqlite(config.database),
    probeDisk(config),
    probePage(config),
  ];
}
