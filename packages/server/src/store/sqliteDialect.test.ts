import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { sqliteDialect } from './sqliteDialect.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-dialect-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['a file', path.join(folder, 'test.db')],
  ['memory', ':memory:'],
])('SQLite in %s', (_, file) => {
  const open = () => new Kysely<{ notes: { text: string } }>({ dialect: sqliteDialect(file) });

  test('a transaction on a full disk, which SQLite rolls back by itself, reports the full disk', async () => {
    const db = open();
    await sql`create table notes (text text)`.execute(db);
    await sql`pragma max_page_count = 4`.execute(db);
    const write = (text: string) =>
      db.transaction().execute((tx) => tx.insertInto('notes').values({ text }).execute());
    await expect(write('x'.repeat(100_000))).rejects.toThrow('full');
    await write('short');
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([{ text: 'short' }]);
    await db.destroy();
  });

  test('what cannot be run is refused as an error of the database, also once it is closed', async () => {
    const db = open();
    await expect(sql`select missing`.execute(db)).rejects.toThrow('database: no such column');
    const driver = sqliteDialect(file).createDriver();
    const connection = await driver.acquireConnection();
    await driver.destroy();
    await expect(connection.executeQuery(sql`select 1`.compile(db))).rejects.toThrow('database: ');
    await db.destroy();
  });
});
