import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export interface SqlResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** An open SQLite database with a blocking API. */
interface SqliteFile {
  readonly run: (sql: string, parameters: readonly unknown[]) => SqlResult;
  readonly close: () => void;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

const KEPT_STATEMENTS = 200;

/** Only numbers, texts and null are ever stored. */
function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  throw new Error(`a ${typeof value} cannot be stored`);
}

/** Opens a SQLite file; `:memory:` is a database without one. */
export function openSqliteFile(file: string): SqliteFile {
  const database = new DatabaseSync(file);
  // First, because another process may be setting up the same file.
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma journal_mode = wal');
  // A commit is on the disk before it is answered.
  database.exec('pragma synchronous = full');
  const prepared = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    if (prepared.size >= KEPT_STATEMENTS) prepared.clear();
    const statement = database.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0 };
    prepared.set(sql, made);
    return made;
  };
  return {
    run(sql, parameters) {
      const { statement, hasRows } = prepare(sql);
      const values = parameters.map(inputValue);
      if (hasRows) return { rows: statement.all(...values), changes: 0 };
      return { rows: [], changes: Number(statement.run(...values).changes) };
    },
    close: () => database.close(),
  };
}
