import type { Outage } from '../time/outage.ts';
import { type Appended, createAppender } from './appender.ts';
import type { Channel } from './channel.ts';
import type { Database, LogRow, Schema } from './schema.ts';

export interface StoredTable {
  readonly code: string;
  readonly stage: string;
  readonly touchedAt: number;
}

/** Where tables are kept. The same for both databases. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** News from other nodes; silent on a database that has only one. */
  readonly channel: Channel;
  /** Claims a code; false: it is taken. */
  createTable(code: string, at: number): Promise<boolean>;
  append(row: LogRow): Promise<Appended>;
  /** The rows of a table after this one, in order. */
  readLog(code: string, after?: number): Promise<LogRow[]>;
  /** Says that these tables are being looked after. */
  touch(codes: readonly string[], at: number): Promise<void>;
  setStage(code: string, stage: string): Promise<void>;
  /** Tables in one of these stages that nobody has looked after since then, the longest left first. */
  untouched(stages: readonly string[], before: number, most: number): Promise<StoredTable[]>;
  /** Deletes a table and its log, unless somebody has looked after it since then. */
  deleteTable(code: string, untouchedSince: number): Promise<boolean>;
  saveMatch(id: string, code: string, finishedAt: number, record: string): Promise<void>;
  readMatch(id: string): Promise<string | null>;
  /** Everything there is, a page at a time. */
  everyTable(): AsyncIterable<Schema['tables']>;
  everyMatch(): AsyncIterable<Schema['matches']>;
  /** Says that a node lives; a gap since the last time is an outage. */
  pulse(at: number, gap: number): Promise<Outage | null>;
  outagesSince(at: number): Promise<Outage[]>;
  /** Fails when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const TOUCHED_AT_ONCE = 500;
const PAGE = 200;

export function createStore(
  db: Database,
  kind: Store['kind'],
  channel: Channel,
  options: { readonly appendsAtOnce: number },
): Store {
  const append = createAppender(db, options.appendsAtOnce);
  return {
    kind,
    channel,
    append,
    async createTable(code, at) {
      const rows = await db
        .insertInto('tables')
        .values({ code, created_at: at, touched_at: at, stage: 'lobby' })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .execute();
      return rows.length === 1;
    },
    readLog: (code, after = 0) =>
      db
        .selectFrom('log')
        .selectAll()
        .where('code', '=', code)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute(),
    async touch(codes, at) {
      for (let i = 0; i < codes.length; i += TOUCHED_AT_ONCE)
        await db
          .updateTable('tables')
          .set({ touched_at: at })
          .where('code', 'in', codes.slice(i, i + TOUCHED_AT_ONCE))
          .execute();
    },
    async setStage(code, stage) {
      await db.updateTable('tables').set({ stage }).where('code', '=', code).execute();
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
    deleteTable: (code, untouchedSince) =>
      db.transaction().execute(async (tx) => {
        const deleted = await tx
          .deleteFrom('tables')
          .where('code', '=', code)
          .where('touched_at', '<', untouchedSince)
          .returning('code')
          .execute();
        if (deleted.length === 0) return false;
        await tx.deleteFrom('log').where('code', '=', code).execute();
        return true;
      }),
    async saveMatch(id, code, finishedAt, record) {
      await db
        .insertInto('matches')
        .values({ id, code, finished_at: finishedAt, record })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async readMatch(id) {
      const row = await db
        .selectFrom('matches')
        .select('record')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.record ?? null;
    },
    async *everyTable() {
      for (let last = ''; ; ) {
        const page = await db
          .selectFrom('tables')
          .selectAll()
          .where('code', '>', last)
          .orderBy('code')
          .limit(PAGE)
          .execute();
        yield* page;
        if (page.length < PAGE) return;
        last = page.at(-1)?.code ?? '';
      }
    },
    async *everyMatch() {
      for (let last = ''; ; ) {
        const page = await db
          .selectFrom('matches')
          .selectAll()
          .where('id', '>', last)
          .orderBy('id')
          .limit(PAGE)
          .execute();
        yield* page;
        if (page.length < PAGE) return;
        last = page.at(-1)?.id ?? '';
      }
    },
    pulse: (at, gap) =>
      db.transaction().execute(async (tx) => {
        const locked =
          kind === 'postgres' ? tx.selectFrom('pulse').forUpdate() : tx.selectFrom('pulse');
        const last = await locked.select('at').where('id', '=', 1).executeTakeFirst();
        if (last === undefined) {
          await tx
            .insertInto('pulse')
            .values({ id: 1, at })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          return null;
        }
        if (at > last.at) await tx.updateTable('pulse').set({ at }).where('id', '=', 1).execute();
        if (at - last.at <= gap) return null;
        await tx
          .insertInto('outages')
          .values({ began_at: last.at, ended_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { from: last.at, until: at };
      }),
    async outagesSince(at) {
      const rows = await db
        .selectFrom('outages')
        .selectAll()
        .where('ended_at', '>', at)
        .orderBy('began_at')
        .execute();
      return rows.map((row) => ({ from: row.began_at, until: row.ended_at }));
    },
    async check() {
      await db.selectFrom('pulse').select('id').limit(1).execute();
    },
    async close() {
      await channel.close();
      await db.destroy();
    },
  };
}
