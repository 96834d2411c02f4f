import type { LogRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Entry } from '../table/entries.ts';
import { foldRows } from '../table/fold.ts';
import { BackupError, type BackupLine, readLines } from './backup.ts';

interface Imported {
  tables: number;
  rows: number;
  matches: number;
  reports: number;
  /** Tables whose code is taken: skipped. */
  readonly taken: string[];
  /** Tables whose log cannot be applied: imported unchanged, and set aside when somebody opens them. */
  readonly broken: string[];
}

type TableLine = Extract<BackupLine, { table: string }>;

/** A table whose rows are still being read. */
interface Pending {
  readonly line: TableLine;
  readonly rows: LogRow[];
}

const rowOf = (code: string, seq: number, at: number, entry: Entry): LogRow => ({
  code,
  seq,
  at,
  entries: JSON.stringify([entry]),
});

/** A running match was frozen from the backup until now: two rows subtract that time from its clock. */
function resumeRows(code: string, rows: readonly LogRow[], exportedAt: number, now: number) {
  const { stage, game, seq, at } = foldRows(code, rows);
  if (stage !== 'playing' || game === null || game.pausedAt !== null) return [];
  const stopped = Math.max(at, exportedAt);
  return [
    rowOf(code, seq + 1, stopped, { t: 'paused' }),
    rowOf(code, seq + 2, Math.max(stopped, now), { t: 'unpaused' }),
  ];
}

async function importTable(
  store: Store,
  { line, rows }: Pending,
  exportedAt: number,
  now: number,
  result: Imported,
): Promise<void> {
  const { table: code, createdAt, stage } = line;
  let added: LogRow[] = [];
  let broken = false;
  try {
    added = resumeRows(code, rows, exportedAt, now);
  } catch {
    broken = true;
  }
  const all = [...rows, ...added];
  if (!(await store.importTable({ code, stage, createdAt, touchedAt: now }, all))) {
    result.taken.push(code);
    return;
  }
  result.tables++;
  result.rows += rows.length;
  if (broken) result.broken.push(code);
}

/**
 * Adds a backup to the existing data. Each table is imported completely or not at all, so an
 * interrupted import can be repeated; importing twice changes nothing.
 */
export async function importLines(
  store: Store,
  lines: AsyncIterable<string> | Iterable<string>,
  now = Date.now(),
): Promise<Imported> {
  const result: Imported = { tables: 0, rows: 0, matches: 0, reports: 0, taken: [], broken: [] };
  // A server started later counts the time until then as an outage.
  await store.pulse(now, Number.MAX_SAFE_INTEGER);
  let exportedAt = 0;
  let complete = false;
  let pending: Pending | null = null;
  const flush = async () => {
    if (pending !== null) await importTable(store, pending, exportedAt, now, result);
    pending = null;
  };
  for await (const line of readLines(lines)) {
    if ('holdup' in line) {
      exportedAt = line.exportedAt ?? 0;
      // The first version had no end to check for.
      complete = line.version === 1;
    } else if ('row' in line) pending?.rows.push(line.row);
    else {
      await flush();
      if ('table' in line) pending = { line, rows: [] };
      else if ('end' in line) complete = true;
      else if ('report' in line) {
        await store.addReport(line.report);
        result.reports++;
      } else {
        await store.saveMatch(line.match, line.code, line.finishedAt, JSON.stringify(line.record));
        result.matches++;
      }
    }
  }
  if (!complete)
    throw new BackupError(
      'the backup is cut off: what came before the last line was imported, the table it ends in was not',
    );
  await flush();
  return result;
}
