import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresChannel, silentChannel } from './channel.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { createStore, type Store } from './store.ts';

const INT8 = 20;
const POSTGRES_CONNECTIONS = 8;
/** Appends under way at the same time; each is a batch of all that gathered meanwhile. */
const POSTGRES_APPENDS = 4;

/** Opens `postgres://…`, or a SQLite file (`:memory:` for none), and brings it up to date. */
export async function openStore(database: string, warn: (message: string) => void): Promise<Store> {
  return /^postgres(?:ql)?:/.test(database) ? openPostgres(database, warn) : openSqlite(database);
}

async function openSqlite(file: string): Promise<Store> {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  await migrate(db, 'sqlite');
  return createStore(db, 'sqlite', silentChannel, { appendsAtOnce: 1 });
}

async function openPostgres(url: string, warn: (message: string) => void): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'holdup',
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (oid: number, format?: unknown) =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', (error) => warn(`a database connection broke: ${error.message}`));
  // A connection that breaks in the middle of a query says so twice: to who asked, and here, where nobody needs to know.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  const channel = await postgresChannel(url, warn);
  return createStore(db, 'postgres', channel, { appendsAtOnce: POSTGRES_APPENDS });
}
