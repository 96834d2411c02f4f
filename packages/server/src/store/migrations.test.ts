import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { type TestFolder, testFolder } from '../../test/server.ts';
import { createMigrator } from './migrations.ts';
import { openStore } from './open.ts';
import type { Schema } from './schema.ts';
import { sqliteDatabase } from './sqliteDialect.ts';

let folder: TestFolder;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = testFolder();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  folder.remove();
});

/** A database without anything in it. */
async function emptyDatabase(kind: 'sqlite' | 'postgres', name: string): Promise<string> {
  if (kind === 'sqlite') return folder.file(`${name}.db`);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  return url.href;
}

const openRaw = (kind: 'sqlite' | 'postgres', database: string): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect:
      kind === 'sqlite'
        ? sqliteDatabase(database).dialect
        : new PostgresDialect({ pool: new pg.Pool({ connectionString: database, max: 1 }) }),
  });

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  test('a database of every earlier schema is migrated with its data', async () => {
    const probe = openRaw(kind, await emptyDatabase(kind, 'probe'));
    const names = (await createMigrator(probe, kind).getMigrations()).map(({ name }) => name);
    await probe.destroy();
    expect(names[0]).toBe('1-first');
    for (const [i, name] of names.entries()) {
      const database = await emptyDatabase(kind, `schema${i}`);
      const old = openRaw(kind, database);
      expect((await createMigrator(old, kind).migrateTo(name)).error).toBeUndefined();
      await old
        .insertInto('tables')
        .values({ code: 'AAAAA', created_at: 1, touched_at: 1, stage: 'playing' })
        .execute();
      await old.insertInto('log').values({ code: 'AAAAA', seq: 1, at: 1, entries: '[]' }).execute();
      await old
        .insertInto('matches')
        .values({ id: 'm', code: 'AAAAA', finished_at: 1, record: '{}' })
        .execute();
      await old.destroy();
      const store = await openStore(database, () => {});
      expect(await store.readLog('AAAAA')).toEqual([
        { code: 'AAAAA', seq: 1, at: 1, entries: '[]' },
      ]);
      expect(await store.readMatch('m')).toBe('{}');
      expect(await store.append({ code: 'AAAAA', seq: 2, at: 2, entries: '[]' })).toBe('committed');
      await store.setAside('AAAAA', { at: 3, seq: 2, message: 'for a look' });
      expect(await store.faults()).toHaveLength(1);
      await store.close();
    }
  });

  test('several processes may migrate one empty database at once', async () => {
    for (let round = 0; round < 5; round++) {
      const database = await emptyDatabase(kind, `together${round}`);
      const opening = Array.from({ length: 6 }, () => openStore(database, () => {}));
      const stores = await Promise.all(opening);
      expect(await stores[0]?.faults()).toEqual([]);
      for (const store of stores) await store.close();
    }
  });
});
