import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sqliteDatabase } from './sqliteDialect.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-dialect-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

describe.each([
  ['a file', () => path.join(folder, `${++files}.db`)],
  ['memory', () => ':memory:'],
])('SQLite in %s', (_, newFile) => {
  let file: string;
  beforeEach(() => {
    file = newFile();
  });
  const open = () =>
    new Kysely<{ notes: { text: string } }>({ dialect: sqliteDatabase(file).dialect });

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

  test('invalid SQL is refused as a database error, even after closing', async () => {
    const db = open();
    await expect(sql`select missing`.execute(db)).rejects.toThrow('database: no such column');
    const driver = sqliteDatabase(file).dialect.createDriver();
    const connection = await driver.acquireConnection();
    await driver.destroy();
    await expect(connection.executeQuery(sql`select 1`.compile(db))).rejects.toThrow('database: ');
    await db.destroy();
  });

  test('a log row waits for at most one other query, and starves none', async () => {
    const { dialect, executeSoon } = sqliteDatabase(file);
    const db = new Kysely<{ notes: { text: string } }>({ dialect });
    await sql`create table notes (text text)`.execute(db);
    const order: string[] = [];
    const write = async (text: string) => {
      await db.insertInto('notes').values({ text }).execute();
      order.push(text);
    };
    const append = async (text: string) => {
      await executeSoon(db.insertInto('notes').values({ text }).compile());
      order.push(text);
    };
    await Promise.all([
      ...['a', 'b', 'c', 'd'].map(write),
      ...['row 1', 'row 2', 'row 3'].map(append),
    ]);
    expect(order).toEqual(['row 1', 'a', 'row 2', 'b', 'row 3', 'c', 'd']);
    await db.destroy();
  });

  test('a row of the log is never part of another transaction', async () => {
    const { dialect, executeSoon } = sqliteDatabase(file);
    const db = new Kysely<{ notes: { text: string } }>({ dialect });
    await sql`create table notes (text text)`.execute(db);
    let appended: Promise<unknown> = Promise.resolve();
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ text: 'undone' }).execute();
      appended = executeSoon(db.insertInto('notes').values({ text: 'row' }).compile());
      await tx.selectFrom('notes').selectAll().execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await appended;
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([{ text: 'row' }]);
    await db.destroy();
  });
});
