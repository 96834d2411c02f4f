import type { GameEvent } from '@holdup/engine';
import { apply, isEntryType } from './apply.ts';
import type { Entry } from './entries.ts';
import { blankTable, type Table } from './table.ts';

/** A row of a table's log as it is stored. */
interface Row {
  readonly seq: number;
  readonly at: number;
  /** JSON. */
  readonly entries: string;
}

/** A row that this version cannot apply: the table must not continue, and must not be lost either. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
  readonly seq: number;
  constructor(seq: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`row ${seq} cannot be applied: ${reason}`, { cause });
    this.seq = seq;
  }
}

/** The log has an entry that only a newer version knows. That version can continue; this one must not. */
class NewerEntryError extends Error {
  constructor(type: string) {
    super(`it holds an entry of a newer version: ${JSON.stringify(type.slice(0, 40))}`);
  }
}

/** Whether a newer version can continue the log. */
export const isNewer = (error: unknown): boolean =>
  error instanceof FoldError && error.cause instanceof NewerEntryError;

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null || !('t' in value)) return false;
  if (isEntryType(value.t)) return true;
  if (typeof value.t === 'string') throw new NewerEntryError(value.t);
  return false;
}

export function readEntries(text: string): readonly Entry[] {
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries) || !entries.every(isEntry))
    throw new Error('it contains something that is not an entry');
  return entries;
}

/** Applies the next row of the log. */
export function foldRow(
  table: Table,
  row: Row,
): { entries: readonly Entry[]; events: GameEvent[] } {
  const events: GameEvent[] = [];
  try {
    const entries = readEntries(row.entries);
    let visible = false;
    for (const entry of entries) visible = apply(table, entry, row.at, events) || visible;
    table.seq = row.seq;
    table.at = row.at;
    if (visible) table.revision++;
    return { entries, events };
  } catch (error) {
    throw new FoldError(row.seq, error);
  }
}

/** The fold of a whole log. */
export function foldRows(code: string, rows: readonly Row[]): Table {
  const table = blankTable(code);
  for (const row of rows) {
    if (row.seq !== table.seq + 1) throw new FoldError(row.seq, `row ${table.seq + 1} is missing`);
    foldRow(table, row);
  }
  return table;
}
