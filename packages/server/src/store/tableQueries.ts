import { pages } from './pages.ts';
import type { Database, DatabaseKind, LogRow, Schema } from './schema.ts';

interface StoredTable {
  readonly code: string;
  readonly stage: string;
  readonly touchedAt: number;
}

/** A table that was set aside, for the operator. */
interface TableFault {
  readonly at: number;
  /** The row of its log that could not be applied, or the last one before the fault. */
  readonly seq: number;
  readonly message: string;
}

/** The tables and their logs. */
export interface TableQueries {
  /** Claims a code; false: it is taken. */
  createTable(code: string, at: number): Promise<boolean>;
  /** The rows of a table after this one, in order. */
  readLog(code: string, after?: number): Promise<LogRow[]>;
  /** A table's stage and log, marking it as in use. Null: there is no such table. */
  load(code: string, at: number): Promise<{ stage: string; rows: LogRow[] } | null>;
  /** Marks these tables as in use; returns those that still exist. */
  touch(codes: readonly string[], at: number): Promise<readonly string[]>;
  /** Claims tables in this stage that have not been in use since `before`; each is claimed by one node only. */
  adopt(stage: string, before: number, at: number, most: number): Promise<string[]>;
  setStage(code: string, stage: string): Promise<void>;
  /** Nobody can join, and nothing is deleted, until the operator readmits the table. */
  setAside(code: string, fault: TableFault): Promise<void>;
  readmit(code: string): Promise<boolean>;
  faults(): Promise<(TableFault & { readonly code: string })[]>;
  /** Tables in one of these stages that have not been in use since `before`, oldest first. */
  untouched(stages: readonly string[], before: number, most: number): Promise<StoredTable[]>;
  /** Deletes a table and its log, unless it has been in use since then. */
  deleteTable(code: string, untouchedSince: number): Promise<boolean>;
  /** Adds a table with its whole log at once; false: the code is taken. */
  importTable(
    table: StoredTable & { readonly createdAt: number },
    rows: readonly LogRow[],
  ): Promise<boolean>;
  /** All tables, a page at a time. */
  everyTable(): AsyncIterable<Schema['tables']>;
}

const ROWS_AT_ONCE = 500;

const chunks = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / ROWS_AT_ONCE) }, (_, i) =>
    list.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE),
  );

const readLog = (db: Database, code: string, after: number): Promise<LogRow[]> =>
  db
    .selectFrom('log')
    .selectAll()
    .where('code', '=', code)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();

/** Tables of a stage that are kept by somebody, or no longer. */
const keeping = (
  db: Database,
  kind: DatabaseKind,
): Pick<TableQueries, 'load' | 'touch' | 'adopt' | 'untouched'> => ({
  async load(code, at) {
    const found = await db
      .updateTable('tables')
      .set({ touched_at: at })
      .where('code', '=', code)
      .returning('stage')
      .executeTakeFirst();
    return found === undefined ? null : { stage: found.stage, rows: await readLog(db, code, 0) };
  },
  async touch(codes, at) {
    const there: string[] = [];
    for (const chunk of chunks(codes)) {
      // Several nodes may touch the same tables: all of them lock in the same order.
      const sorted = db
        .selectFrom('tables')
        .select('code')
        .where('code', 'in', chunk)
        .orderBy('code');
      const touched = await db
        .updateTable('tables')
        .set({ touched_at: at })
        .where('code', 'in', kind === 'postgres' ? sorted.forUpdate() : sorted)
        .returning('code')
        .execute();
      there.push(...touched.map(({ code }) => code));
    }
    return there;
  },
  async adopt(stage, before, at, most) {
    const orphans = db
      .selectFrom('tables')
      .select('code')
      .where('stage', '=', stage)
      .where('touched_at', '<', before)
      .orderBy('touched_at')
      .limit(most);
    const adopted = await db
      .updateTable('tables')
      .set({ touched_at: at })
      .where('code', 'in', kind === 'postgres' ? orphans.forUpdate().skipLocked() : orphans)
      .where('touched_at', '<', before)
      .returning('code')
      .execute();
    return adopted.map(({ code }) => code);
  },
  async untouched(stages, before, most) {
    const rows = await db
      .selectFrom('tables')
      .select(['code', 'stage', 'touched_at'])
      .where('stage', 'in', [...stages])
      .where('touched_at', '<', before)
      .orderBy('touched_at')
      .limit(most)
      .execute();
    return rows.map((row) => ({ code: row.code, stage: row.stage, touchedAt: row.touched_at }));
  },
});

const tableExists = async (db: Pick<Database, 'selectFrom'>, code: string): Promise<boolean> =>
  (await db.selectFrom('tables').select('code').where('code', '=', code).executeTakeFirst()) !==
  undefined;

/** Tables that were set aside. */
const aside = (db: Database): Pick<TableQueries, 'setAside' | 'readmit' | 'faults'> => ({
  setAside: (code, { at, seq, message }) =>
    db.transaction().execute(async (tx) => {
      await tx.updateTable('tables').set({ stage: 'aside' }).where('code', '=', code).execute();
      await tx
        .insertInto('faults')
        .values({ code, at, seq, message })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ at, seq, message }))
        .execute();
    }),
  readmit: (code) =>
    db.transaction().execute(async (tx) => {
      const readmitted = await tx
        .updateTable('tables')
        .set({ stage: 'playing' })
        .where('code', '=', code)
        .where('stage', '=', 'aside')
        .returning('code')
        .execute();
      await tx.deleteFrom('faults').where('code', '=', code).execute();
      return readmitted.length === 1;
    }),
  faults: () => db.selectFrom('faults').selectAll().orderBy('at').execute(),
});

export const tableQueries = (db: Database, kind: DatabaseKind): TableQueries => ({
  ...keeping(db, kind),
  ...aside(db),
  async createTable(code, at) {
    const rows = await db
      .insertInto('tables')
      .values({ code, created_at: at, touched_at: at, stage: 'lobby' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .execute();
    return rows.length === 1;
  },
  readLog: (code, after = 0) => readLog(db, code, after),
  async setStage(code, stage) {
    await db
      .updateTable('tables')
      .set({ stage })
      .where('code', '=', code)
      .where('stage', '!=', 'aside')
      .execute();
  },
  deleteTable: (code, untouchedSince) =>
    db.transaction().execute(async (tx) => {
      const deleted = await tx
        .deleteFrom('tables')
        .where('code', '=', code)
        .where('touched_at', '<', untouchedSince)
        .returning('code')
        .execute();
      // A last row may have arrived after an operator closed the table.
      if (deleted.length === 0 && (await tableExists(tx, code))) return false;
      await tx.deleteFrom('log').where('code', '=', code).execute();
      return deleted.length === 1;
    }),
  importTable: ({ code, stage, createdAt, touchedAt }, rows) =>
    db.transaction().execute(async (tx) => {
      const claimed = await tx
        .insertInto('tables')
        .values({ code, created_at: createdAt, touched_at: touchedAt, stage })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .execute();
      if (claimed.length === 0) return false;
      for (const chunk of chunks(rows)) await tx.insertInto('log').values(chunk).execute();
      return true;
    }),
  everyTable: () =>
    pages(
      ({ code }) => code,
      (after, most) =>
        db
          .selectFrom('tables')
          .selectAll()
          .where('code', '>', after)
          .orderBy('code')
          .limit(most)
          .execute(),
    ),
});
