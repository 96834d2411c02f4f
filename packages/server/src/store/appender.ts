import { CompiledQuery } from 'kysely';
import type { Database, LogRow } from './schema.ts';

export type Appended = 'committed' | 'conflict';

interface Waiting {
  readonly row: LogRow;
  readonly resolve: (result: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The more rows come at once, the longer the next ones gather before they are written, up to this: a commit costs far
 * more than a row. Where little is going on nobody waits.
 */
const MOST_GATHERING_MS = 20;

/** Rows in one statement: well below the number of parameters that either database takes. */
const MOST_ROWS = 1000;

/**
 * Appends rows so that those that arrive together share a commit: while one is being written, the next ones gather.
 * The key (code, seq) decides between nodes: who comes second is told that there is a conflict.
 */
export function createAppender(db: Database, atOnce: number) {
  const statements = new Map<number, string>();
  const gathered: Waiting[] = [];
  let writing = 0;
  let waking = false;

  /** The statement for so many rows. Putting it together costs more than running it, so each is made once. */
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

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const parameters = batch.flatMap(({ row }) => [row.code, row.seq, row.at, row.entries]);
      const written = await db.executeQuery<{ code: string }>(
        CompiledQuery.raw(insertFor(batch.length), parameters),
      );
      const winners = new Set(written.rows.map(({ code }) => code));
      for (const { row, resolve } of batch)
        resolve(winners.has(row.code) ? 'committed' : 'conflict');
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function next(): void {
    waking = false;
    while (writing < atOnce && gathered.length > 0) {
      const batch = gathered.splice(0, MOST_ROWS);
      const pause = Math.min(MOST_GATHERING_MS, 2 * (batch.length - 1));
      writing++;
      void write(batch).then(() => {
        if (pause === 0) written();
        else setTimeout(written, pause);
      });
    }
  }

  function written(): void {
    writing--;
    next();
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
