import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqlAnswer, SqlRequest } from './sqliteWorker.ts';

interface Waiting {
  readonly resolve: (answer: { rows: readonly unknown[]; changes: number }) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to the worker that has the database file open. Queries are run in the order they are sent. */
function connectWorker(file: string): DatabaseConnection & { close(): Promise<void> } {
  const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
    workerData: { file },
  });
  const waiting = new Map<number, Waiting>();
  let sent = 0;
  let closed = false;
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: SqlAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) call?.reject(new Error(`database: ${answer.error}`));
    else call?.resolve(answer);
  });
  worker.on('error', fail);
  worker.on('exit', () => {
    closed = true;
    fail(new Error('database: closed'));
  });
  const ask = (sql: string, parameters: readonly unknown[]) =>
    new Promise<{ rows: readonly unknown[]; changes: number }>((resolve, reject) => {
      // Nobody would answer any more.
      if (closed) return reject(new Error('database: closed'));
      const id = sent++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, sql, parameters } satisfies SqlRequest);
    });
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await ask(sql, parameters);
      // The query builder knows what its rows look like.
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('SQLite results are not streamed here');
    },
    close: () =>
      new Promise((resolve) => {
        worker.on('exit', () => resolve());
        worker.postMessage('close');
      }),
  };
}

const statement = (sql: string) => CompiledQuery.raw(sql);

/** Kysely over node:sqlite in a worker: one connection, handed to one user at a time. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver(): Driver {
      const connection = connectWorker(file);
      let free: Promise<void> = Promise.resolve();
      let release = () => {};
      return {
        init: async () => {},
        async acquireConnection() {
          const before = free;
          const { promise, resolve } = Promise.withResolvers<void>();
          free = promise;
          await before;
          release = resolve;
          return connection;
        },
        releaseConnection: async () => release(),
        async beginTransaction() {
          await connection.executeQuery(statement('begin immediate'));
        },
        async commitTransaction() {
          await connection.executeQuery(statement('commit'));
        },
        async rollbackTransaction() {
          // After some errors, like a full disk, SQLite has rolled back by itself. The error that matters is the first one.
          await connection.executeQuery(statement('rollback')).catch(() => {});
        },
        destroy: () => connection.close(),
      };
    },
  };
}
