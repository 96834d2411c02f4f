import { CompiledQuery, type QueryResult } from 'kysely';
import type { Database, LogRow } from './schema.ts';

export type Appended = 'committed' | 'conflict';

interface Waiting {
  readonly row: LogRow;
  readonly resolve: (result: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Rows in one statement: well below the parameter limit of either database. */
const MOST_ROWS = 1000;
const MOST_RETRIES = 5;
/** PostgreSQL's error codes for rolled-back transactions that should be retried. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && RETRYABLE.has(error.code);

export interface AppenderOptions {
  /** Concurrent writes. */
  readonly atOnce: number;
  readonly execute: <R>(query: CompiledQuery) => Promise<QueryResult<R>>;
}

/**
 * Appends rows with as few commits as the disk allows: a row is written immediately if no write is
 * in progress, and rows that arrive during a write share the next one. The key (code, seq) decides
 * between nodes: the second one gets a conflict.
 */
export function createAppender(db: Database, { atOnce, execute }: AppenderOptions) {
  const statements = new Map<number, string>();
  let gathered: Waiting[] = [];
  let writing = 0;
  let waking = false;

  /** The statement for this many rows. Compiling costs more than running it, so each is compiled once. */
  function insertFor(rows: number): string {
    const known = statements.get(rows);
    if (known !== undefined) return known;
    const blank = { code: '', seq: 0, at: 0, entries: '' };
    const { sql } = db
      .insertInto('log')
      .columns(['code', 'seq', 'at', 'entries'])
      .values(Array.from({ length: rows }, () => blank))
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .compile();
    statements.set(rows, sql);
    return sql;
  }

  async function insert(rows: readonly LogRow[], retries = 0): Promise<ReadonlySet<string>> {
    try {
      const parameters = rows.flatMap(({ code, seq, at, entries }) => [code, seq, at, entries]);
      const written = await execute<{ code: string }>(
        CompiledQuery.raw(insertFor(rows.length), parameters),
      );
      return new Set(written.rows.map(({ code }) => code));
    } catch (error) {
      if (retries >= MOST_RETRIES || !isRetryable(error)) throw error;
      return insert(rows, retries + 1);
    }
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const winners = await insert(batch.map(({ row }) => row));
      for (const { row, resolve } of batch)
        resolve(winners.has(row.code) ? 'committed' : 'conflict');
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function next(): void {
    waking = false;
    while (writing < atOnce && gathered.length > 0) {
      // All nodes lock rows in the same order: two that write about the same tables never wait for each other.
      const batch = gathered.slice(0, MOST_ROWS).sort((a, b) => (a.row.code < b.row.code ? -1 : 1));
      gathered = gathered.slice(MOST_ROWS);
      writing++;
      void write(batch).then(() => {
        writing--;
        next();
      });
    }
  }

  /** A table must wait for its row before it appends another. */
  return (row: LogRow): Promise<Appended> =>
    new Promise((resolve, reject) => {
      gathered.push({ row, resolve, reject });
      if (waking || writing >= atOnce) return;
      waking = true;
      setImmediate(next);
    });
}
