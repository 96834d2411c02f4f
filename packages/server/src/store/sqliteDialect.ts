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
import { messageOf } from '../faults/faults.ts';
import { openSqliteFile, type SqlResult } from './sqliteFile.ts';
import type { SqlAnswer, SqlRequest } from './sqliteWorker.ts';

/** Runs SQL, in the order it is asked to. */
interface SqlRunner {
  readonly ask: (sql: string, parameters: readonly unknown[]) => Promise<SqlResult>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: SqlResult) => void;
  readonly reject: (error: Error) => void;
}

const failure = (message: string): Error => new Error(`database: ${message}`);

/** Asks a worker that has the database file open. */
function askWorker(file: string): SqlRunner {
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
    if ('error' in answer) call?.reject(failure(answer.error));
    else call?.resolve(answer);
  });
  worker.on('error', fail);
  worker.on('exit', () => {
    closed = true;
    fail(failure('closed'));
  });
  return {
    ask: (sql, parameters) =>
      new Promise((resolve, reject) => {
        // No answer would arrive any more.
        if (closed) return reject(failure('closed'));
        const id = sent++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, sql, parameters } satisfies SqlRequest);
      }),
    close: () =>
      new Promise((resolve) => {
        worker.on('exit', () => resolve());
        worker.postMessage('close');
      }),
  };
}

/**
 * An in-memory database never waits for a disk, so it needs no worker. Answers arrive in a later
 * turn of the event loop, as from one.
 */
function askHere(file: string): SqlRunner {
  const database = openSqliteFile(file);
  return {
    ask: (sql, parameters) =>
      new Promise((resolve, reject) => {
        setImmediate(() => {
          try {
            resolve(database.run(sql, parameters));
          } catch (error) {
            reject(failure(messageOf(error)));
          }
        });
      }),
    close: async () => database.close(),
  };
}

function connect(file: string): DatabaseConnection & Pick<SqlRunner, 'close'> {
  const { ask, close } = file === ':memory:' ? askHere(file) : askWorker(file);
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await ask(sql, parameters);
      // The query builder knows what its rows look like.
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('SQLite results are not streamed here');
    },
    close,
  };
}

const statement = (sql: string) => CompiledQuery.raw(sql);

/**
 * SQLite can roll back changes of the schema. Kysely then migrates in one transaction: several processes may open a new file
 * at once, and one that is killed on the way leaves no half of a schema behind.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A mutex. If both wait, log rows and other queries take turns. */
function createTurns() {
  const waiting: Record<'log' | 'rest', (() => void)[]> = { log: [], rest: [] };
  let last: keyof typeof waiting | null = null;
  return {
    async take(who: keyof typeof waiting): Promise<void> {
      if (last !== null) await new Promise<void>((resolve) => waiting[who].push(resolve));
      last = who;
    },
    end(): void {
      const [first, second] =
        last === 'log' ? [waiting.rest, waiting.log] : [waiting.log, waiting.rest];
      const next = first.shift() ?? second.shift();
      if (next === undefined) last = null;
      else next();
    },
  };
}

interface SqliteDatabase {
  readonly dialect: Dialect;
  /** Runs a query that players wait for: it waits for at most one other query. */
  readonly executeSoon: DatabaseConnection['executeQuery'];
}

/** Kysely over node:sqlite: one connection, handed to one user at a time. */
export function sqliteDatabase(file: string): SqliteDatabase {
  const connection = connect(file);
  const turns = createTurns();
  const driver: Driver = {
    init: async () => {},
    async acquireConnection() {
      await turns.take('rest');
      return connection;
    },
    releaseConnection: async () => turns.end(),
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
  return {
    dialect: {
      createAdapter: () => new TransactionalAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => driver,
    },
    async executeSoon(query) {
      await turns.take('log');
      try {
        return await connection.executeQuery(query);
      } finally {
        turns.end();
      }
    },
  };
}
