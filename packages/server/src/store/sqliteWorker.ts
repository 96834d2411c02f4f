/** Runs SQL on the database file, off the event loop that serves the players. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface SqlRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type SqlAnswer =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly changes: number }
  | { readonly id: number; readonly error: string };

const { file }: { file: string } = workerData;
const database = new DatabaseSync(file);
database.exec('pragma journal_mode = wal');
// A commit is on the disk before it is answered.
database.exec('pragma synchronous = full');
database.exec('pragma busy_timeout = 5000');

const KEPT_STATEMENTS = 200;
interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}
const prepared = new Map<string, Prepared>();

function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  if (prepared.size >= KEPT_STATEMENTS) prepared.clear();
  const statement = database.prepare(sql);
  const made = { statement, hasRows: statement.columns().length > 0 };
  prepared.set(sql, made);
  return made;
}

/** Only numbers, texts and null are ever stored. */
function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  throw new Error(`a ${typeof value} cannot be stored`);
}

function answer({ id, sql, parameters }: SqlRequest): SqlAnswer {
  try {
    const { statement, hasRows } = prepare(sql);
    const values = parameters.map(inputValue);
    if (hasRows) return { id, rows: statement.all(...values), changes: 0 };
    return { id, rows: [], changes: Number(statement.run(...values).changes) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: SqlRequest | 'close') => {
  if (request === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(answer(request));
});
