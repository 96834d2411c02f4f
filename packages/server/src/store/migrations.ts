import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './schema.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tables')
      .addColumn('code', 'varchar(16)', (column) => column.primaryKey().notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .addColumn('stage', 'varchar(16)', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('tables_by_stage')
      .on('tables')
      .columns(['stage', 'touched_at'])
      .execute();
    await db.schema
      .createTable('log')
      .addColumn('code', 'varchar(16)', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('entries', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('log_key', ['code', 'seq'])
      .execute();
    await db.schema
      .createTable('matches')
      .addColumn('id', 'varchar(32)', (column) => column.primaryKey().notNull())
      .addColumn('code', 'varchar(16)', (column) => column.notNull())
      .addColumn('finished_at', 'bigint', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('pulse')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('outages')
      .addColumn('began_at', 'bigint', (column) => column.primaryKey().notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const faults: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('faults')
      .addColumn('code', 'varchar(16)', (column) => column.primaryKey().notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .execute();
  },
};

const reports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reports')
      .addColumn('id', 'varchar(16)', (column) => column.primaryKey().notNull())
      .addColumn('code', 'varchar(16)', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.notNull())
      .execute();
  },
};

/** PostgreSQL notifies the nodes of every new row, with the commit itself. */
const notify: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function holdup_log_notify() returns trigger language plpgsql as $$
      begin
        perform pg_notify('holdup_log', new.code || ' ' || new.seq);
        return null;
      end $$`.execute(db);
    await sql`
      create trigger holdup_log_notify after insert on log
      for each row execute function holdup_log_notify()`.execute(db);
  },
};

const nothing: Migration = { up: async () => {} };

/** All schema versions, in order. */
export function createMigrator(db: Database, kind: 'sqlite' | 'postgres'): Migrator {
  const migrations = {
    '1-first': first,
    '2-notify': kind === 'postgres' ? notify : nothing,
    '3-faults': faults,
    '4-reports': reports,
  };
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Migrates the database to the current schema; several nodes may do it at once. */
export async function migrate(db: Database, kind: 'sqlite' | 'postgres'): Promise<void> {
  const { error } = await createMigrator(db, kind).migrateToLatest();
  if (error !== undefined) throw error;
}
