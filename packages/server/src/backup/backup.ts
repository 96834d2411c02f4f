import { isRecord } from '@holdup/engine';
import type { LogRow, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const VERSION = 3;

/** A backup is JSON lines: a head, each table followed by its rows, finished matches, reports, and an end. */
export type BackupLine =
  | { readonly holdup: 'backup'; readonly version: number; readonly exportedAt?: number }
  | { readonly table: string; readonly createdAt: number; readonly stage: string }
  | { readonly row: LogRow }
  | {
      readonly match: string;
      readonly code: string;
      readonly finishedAt: number;
      readonly record: unknown;
    }
  | { readonly report: Schema['reports'] }
  | {
      readonly end: {
        readonly tables: number;
        readonly matches: number;
        readonly reports?: number;
      };
    };

/** A single table (by code) or match (by id) instead of everything. */
interface Selection {
  readonly code?: string;
  readonly match?: string;
}

/** A line that does not belong in a backup, or a backup that cannot be used. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const encode = (line: BackupLine): string => JSON.stringify(line);

/**
 * Writes the whole instance, line by line. Seat tokens are included only as hashes, but it also
 * contains the secrets of running matches: keep it safe.
 */
export async function* exportLines(
  store: Store,
  selection: Selection = {},
  now = Date.now(),
): AsyncGenerator<string> {
  yield encode({ holdup: 'backup', version: VERSION, exportedAt: now });
  const all = selection.code === undefined && selection.match === undefined;
  let tables = 0;
  let matches = 0;
  for await (const { code, created_at: createdAt, stage } of store.everyTable()) {
    if (!all && code !== selection.code) continue;
    tables++;
    yield encode({ table: code, createdAt, stage });
    for (const row of await store.readLog(code)) yield encode({ row });
  }
  for await (const { id, code, finished_at: finishedAt, record } of store.everyMatch()) {
    if (!all && id !== selection.match && code !== selection.code) continue;
    matches++;
    yield encode({ match: id, code, finishedAt, record: JSON.parse(record) });
  }
  const reports = all ? await store.reports() : [];
  for (const report of reports) yield encode({ report });
  yield encode({ end: { tables, matches, reports: reports.length } });
}

const isRow = (row: unknown): row is LogRow =>
  isRecord(row) &&
  typeof row.code === 'string' &&
  Number.isInteger(row.seq) &&
  Number.isFinite(row.at) &&
  typeof row.entries === 'string';

const isReport = (report: unknown): report is Schema['reports'] =>
  isRecord(report) &&
  typeof report.id === 'string' &&
  typeof report.code === 'string' &&
  Number.isFinite(report.at) &&
  typeof report.report === 'string';

function isLine(value: unknown): value is BackupLine {
  if (!isRecord(value)) return false;
  if ('holdup' in value) return value.holdup === 'backup' && Number.isInteger(value.version);
  if ('table' in value)
    return (
      typeof value.table === 'string' &&
      Number.isFinite(value.createdAt) &&
      typeof value.stage === 'string'
    );
  if ('row' in value) return isRow(value.row);
  if ('report' in value) return isReport(value.report);
  if ('end' in value) return isRecord(value.end);
  return (
    typeof value.match === 'string' &&
    typeof value.code === 'string' &&
    Number.isFinite(value.finishedAt)
  );
}

function parseLine(text: string, number: number): BackupLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BackupError(`line ${number} is not JSON`);
  }
  if (number === 1 && !(isRecord(value) && 'holdup' in value))
    throw new BackupError('this is not a Hold-Up backup');
  if (!isLine(value)) throw new BackupError(`line ${number} is not a line of a backup`);
  return value;
}

/** The lines of a backup, after checking that its head has a supported version. */
export async function* readLines(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<BackupLine> {
  let number = 0;
  for await (const text of lines) {
    number++;
    if (text.trim() === '') continue;
    const line = parseLine(text, number);
    if ('holdup' in line && (line.version < 1 || line.version > VERSION))
      throw new BackupError(
        `the backup has version ${line.version}; this server reads 1 to ${VERSION}`,
      );
    yield line;
  }
  if (number === 0) throw new BackupError('the backup is empty');
}
