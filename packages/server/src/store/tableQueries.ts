import { pages } from './pages.ts';
import type { Database, LogRow } from './schema.ts';
import type { Store } from './store.ts';

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
  kind: Store['kind'],
): Pick<Store, 'load' | 'touch' | 'adopt' | 'untouched'> => ({
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
const aside = (db: Database): Pick<Store, 'setAside' | 'readmit' | 'faults'> => ({
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

type TableQueries = Omit<
  Store,
  | 'kind'
  | 'channel'
  | 'append'
  | 'close'
  | 'saveMatch'
  | 'readMatch'
  | 'replaceMatch'
  | 'deleteMatch'
  | 'deleteMatchesBefore'
  | 'everyMatch'
  | 'pulse'
  | 'lastPulse'
  | 'outagesSince'
  | 'addOutage'
  | 'addReport'
  | 'reports'
  | 'deleteReport'
  | 'deleteReportsBefore'
>;

export const tableQueries = (db: Database, kind: Store['kind']): TableQueries => ({
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
