import type { GameEvent } from '@holdup/engine';
import type { LogRow } from '../store/schema.ts';
import { apply } from './apply.ts';
import type { Entry } from './entries.ts';
import { blankTable, type Table } from './table.ts';

/** Carries a row of the log out on the table it follows. */
export function foldRow(table: Table, row: LogRow): { entries: Entry[]; events: GameEvent[] } {
  const entries = JSON.parse(row.entries) as Entry[];
  const events: GameEvent[] = [];
  for (const entry of entries) apply(table, entry, row.at, events);
  table.seq = row.seq;
  table.at = row.at;
  return { entries, events };
}

/** The table that a whole log gives. */
export function foldRows(code: string, rows: readonly LogRow[]): Table {
  const table = blankTable(code);
  for (const row of rows) foldRow(table, row);
  return table;
}
