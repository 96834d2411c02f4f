import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqliteDialect } from './sqliteDialect.ts';

test('a transaction on a full disk, which SQLite rolls back by itself, reports the full disk', async () => {
  const db = new Kysely<{ notes: { text: string } }>({ dialect: sqliteDialect(':memory:') });
  await sql`create table notes (text text)`.execute(db);
  await sql`pragma max_page_count = 4`.execute(db);
  const write = (text: string) =>
    db.transaction().execute((tx) => tx.insertInto('notes').values({ text }).execute());
  await expect(write('x'.repeat(100_000))).rejects.toThrow('full');
  await write('short');
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([{ text: 'short' }]);
  await db.destroy();
});
