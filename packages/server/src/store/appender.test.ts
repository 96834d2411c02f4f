import {
  type CompiledQuery,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { createAppender } from './appender.ts';
import type { Schema } from './schema.ts';

interface Write {
  readonly codes: readonly unknown[];
  commit(): void;
  fail(error: Error): void;
}

/** A disk whose writes a test completes one by one. */
function manualDisk() {
  const writes: Write[] = [];
  const executeQuery = <R>({ parameters }: CompiledQuery) =>
    new Promise<QueryResult<R>>((resolve, reject) => {
      const codes = parameters.filter((_, i) => i % 4 === 0);
      const rows: R[] = JSON.parse(JSON.stringify(codes.map((code) => ({ code }))));
      writes.push({ codes, commit: () => resolve({ rows }), fail: reject });
    });
  const connection = {
    executeQuery,
    streamQuery(): never {
      throw new Error('not needed');
    },
  };
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (each) => new SqliteIntrospector(each),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        releaseConnection: async () => {},
        beginTransaction: async () => {},
        commitTransaction: async () => {},
        rollbackTransaction: async () => {},
        destroy: async () => {},
      }),
    },
  });
  const append = createAppender(db, { atOnce: 1, execute: executeQuery });
  return { writes, append: (code: string) => append({ code, seq: 1, at: 1, entries: '[]' }) };
}

/** Flushes everything that needs no disk. */
const turn = async () => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
};

test('a row is written at once if no write is in progress, and gathers only while one is', async () => {
  const { writes, append } = manualDisk();
  const first = append('B');
  await turn();
  expect(writes.map(({ codes }) => codes)).toEqual([['B']]);
  const others = [append('D'), append('A'), append('C')];
  await turn();
  expect(writes).toHaveLength(1);
  writes[0]?.commit();
  expect(await first).toBe('committed');
  await turn();
  // Sorted, so that two nodes lock rows in the same order.
  expect(writes[1]?.codes).toEqual(['A', 'C', 'D']);
  writes[1]?.commit();
  expect(await Promise.all(others)).toEqual(['committed', 'committed', 'committed']);
  const last = append('E');
  await turn();
  expect(writes[2]?.codes).toEqual(['E']);
  writes[2]?.commit();
  await last;
});

test('a deadlock is tried again, any other error is passed on', async () => {
  const { writes, append } = manualDisk();
  const row = append('A');
  await turn();
  writes[0]?.fail(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
  await turn();
  writes[1]?.commit();
  expect(await row).toBe('committed');
  const lost = append('B');
  await turn();
  writes[2]?.fail(new Error('the disk is full'));
  await expect(lost).rejects.toThrow('the disk is full');
});
