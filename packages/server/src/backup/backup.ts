import type { LogRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** A backup is JSON lines: a head, then tables row by row and finished matches, in any order. */
type Line =
  | { readonly holdup: 'backup'; readonly version: 1 }
  | { readonly table: string; readonly createdAt: number; readonly stage: string }
  | { readonly row: LogRow }
  | {
      readonly match: string;
      readonly code: string;
      readonly finishedAt: number;
      readonly record: unknown;
    };

/** Only one table (by code) or one match (by id) instead of everything. */
export interface Selection {
  readonly code?: string;
  readonly match?: string;
}

const HEAD: Line = { holdup: 'backup', version: 1 };

/** Writes out the instance, line by line. Seat tokens are in it as hashes only, but the secrets of matches under way are: keep it safe. */
export async function* exportLines(
  store: Store,
  selection: Selection = {},
): AsyncGenerator<string> {
  yield JSON.stringify(HEAD);
  const all = selection.code === undefined && selection.match === undefined;
  for await (const table of store.everyTable()) {
    if (!all && table.code !== selection.code) continue;
    const { code, created_at: createdAt, stage } = table;
    yield JSON.stringify({ table: code, createdAt, stage } satisfies Line);
    for (const row of await store.readLog(code)) yield JSON.stringify({ row } satisfies Line);
  }
  for await (const match of store.everyMatch()) {
    if (!all && match.id !== selection.match && match.code !== selection.code) continue;
    const line: Line = {
      match: match.id,
      code: match.code,
      finishedAt: match.finished_at,
      record: JSON.parse(match.record) as unknown,
    };
    yield JSON.stringify(line);
  }
}

export interface Imported {
  tables: number;
  rows: number;
  matches: number;
  /** Tables whose code is taken here: left alone. */
  readonly taken: string[];
}

/** A line that is not of a backup. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const isRow = (row: LogRow): boolean =>
  typeof row.code === 'string' &&
  Number.isInteger(row.seq) &&
  Number.isFinite(row.at) &&
  typeof row.entries === 'string';

/** Brings a backup in, beside what is there. Doing it twice changes nothing. */
export async function importLines(
  store: Store,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Imported> {
  const result: Imported = { tables: 0, rows: 0, matches: 0, taken: [] };
  const ours = new Set<string>();
  let number = 0;
  for await (const text of lines) {
    number++;
    if (text.trim() === '') continue;
    const line = parseLine(text, number);
    if (number === 1 && !('holdup' in line)) throw new BackupError('this is no backup of Hold-Up');
    if ('table' in line) {
      if (await store.createTable(line.table, line.createdAt)) {
        ours.add(line.table);
        await store.setStage(line.table, line.stage);
        result.tables++;
      } else result.taken.push(line.table);
    } else if ('row' in line) {
      if (!ours.has(line.row.code)) continue;
      if ((await store.append(line.row)) === 'committed') result.rows++;
    } else if ('match' in line) {
      await store.saveMatch(line.match, line.code, line.finishedAt, JSON.stringify(line.record));
      result.matches++;
    }
  }
  return result;
}

function parseLine(text: string, number: number): Line {
  let line: Line;
  try {
    line = JSON.parse(text) as Line;
  } catch {
    throw new BackupError(`line ${number} is no JSON`);
  }
  const known =
    typeof line === 'object' &&
    line !== null &&
    ('holdup' in line || 'table' in line || 'match' in line || ('row' in line && isRow(line.row)));
  if (!known) throw new BackupError(`line ${number} is not a line of a backup`);
  return line;
}
