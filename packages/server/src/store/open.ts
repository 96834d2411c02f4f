import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { messageOf } from '../faults/faults.ts';
import { postgresChannel, silentChannel } from './channel.ts';
import { lockFile } from './fileLock.ts';
import { migrate } from './migrations.ts';
import { databaseKind, type Schema } from './schema.ts';
import { sqliteDatabase } from './sqliteDialect.ts';
import { createStore, type Store } from './store.ts';

const INT8 = 20;
const POSTGRES_CONNECTIONS = 8;
/** Concurrent appends; each is a batch of the rows collected in the meantime. */
const POSTGRES_APPENDS = 4;
/** The limit for tools; a server sets a shorter one, to detect an unreachable database soon. */
const PATIENT_MS = 20_000;

interface OpenOptions {
  /** Only one server may have a SQLite file open; tools that read or import do not lock it. */
  readonly exclusive?: boolean;
  /** How long PostgreSQL may take for an answer. */
  readonly timeoutMs?: number;
}

/** Opens `postgres://…`, or a SQLite file (`:memory:` for none), and brings its schema up to date. */
export async function openStore(
  database: string,
  warn: (message: string) => void,
  options: OpenOptions = {},
): Promise<Store> {
  return databaseKind(database) === 'postgres'
    ? openPostgres(database, warn, options.timeoutMs ?? PATIENT_MS)
    : openSqlite(database, options);
}

function lockWritable(file: string): () => void {
  try {
    return lockFile(file);
  } catch (error) {
    if (!/unable to open|readonly/.test(messageOf(error))) throw error;
    throw new Error(`${file} cannot be written; check the permissions of the file and its folder.`);
  }
}

async function openSqlite(file: string, { exclusive = false }: OpenOptions): Promise<Store> {
  // Before anything is created beside it.
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${file} is a directory; name a file for the database.`);
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const unlock = exclusive && file !== ':memory:' ? lockWritable(file) : () => {};
  try {
    const { dialect, executeSoon } = sqliteDatabase(file);
    const db = new Kysely<Schema>({ dialect });
    await migrate(db, 'sqlite');
    const store = createStore(db, 'sqlite', silentChannel, { atOnce: 1, execute: executeSoon });
    return {
      ...store,
      async close() {
        await store.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A pool that drops connections on which a query got no answer: the network may have lost it. */
function patientPool(pool: pg.Pool) {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      let broken: Error | undefined;
      const note = (error: unknown) => {
        if (error instanceof Error && error.message.includes('timeout')) broken = error;
        throw error;
      };
      return new Proxy(client, {
        get(target, key) {
          if (key === 'release') return () => target.release(broken);
          if (key === 'query')
            return (sql: string, parameters: readonly unknown[]) =>
              target.query(sql, [...parameters]).catch(note);
          return Reflect.get(target, key, target);
        },
      });
    },
    end: () => pool.end(),
  };
}

/** Migrations may take longer than a query is allowed to later. */
async function migratePostgres(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: PATIENT_MS });
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

async function openPostgres(
  url: string,
  warn: (message: string) => void,
  timeoutMs: number,
): Promise<Store> {
  await migratePostgres(url);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'holdup',
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  pool.on('error', () => {});
  // A connection that breaks in the middle of a query reports it twice: to the caller, and here.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: patientPool(pool) }) });
  const channel = await postgresChannel({ connectionString: url, silentMs: timeoutMs, warn });
  return createStore(db, 'postgres', channel, {
    atOnce: POSTGRES_APPENDS,
    execute: <R>(query: CompiledQuery) => db.executeQuery<R>(query),
  });
}
