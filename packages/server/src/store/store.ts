import type { Outage } from '../time/outage.ts';
import { type Appended, type AppenderOptions, createAppender } from './appender.ts';
import type { Channel } from './channel.ts';
import { matchQueries } from './matchQueries.ts';
import { pulseQueries } from './pulseQueries.ts';
import { reportQueries } from './reportQueries.ts';
import type { Database, LogRow, Schema } from './schema.ts';
import { tableQueries } from './tableQueries.ts';

interface StoredTable {
  readonly code: string;
  readonly stage: string;
  readonly touchedAt: number;
}

/** A table that was set aside, for the operator. */
interface TableFault {
  readonly at: number;
  /** The row of its log that could not be applied, or the last one before the fault. */
  readonly seq: number;
  readonly message: string;
}

/** The storage of tables, the same for both databases. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Notifications from other nodes; none on a single-node database. */
  readonly channel: Channel;
  /** Claims a code; false: it is taken. */
  createTable(code: string, at: number): Promise<boolean>;
  append(row: LogRow): Promise<Appended>;
  /** The rows of a table after this one, in order. */
  readLog(code: string, after?: number): Promise<LogRow[]>;
  /** A table's stage and log, marking it as in use. Null: there is no such table. */
  load(code: string, at: number): Promise<{ stage: string; rows: LogRow[] } | null>;
  /** Marks these tables as in use; returns those that still exist. */
  touch(codes: readonly string[], at: number): Promise<readonly string[]>;
  /** Claims tables in this stage that have not been in use since `before`; each is claimed by one node only. */
  adopt(stage: string, before: number, at: number, most: number): Promise<string[]>;
  setStage(code: string, stage: string): Promise<void>;
  /** Nobody can join, and nothing is deleted, until the operator readmits the table. */
  setAside(code: string, fault: TableFault): Promise<void>;
  readmit(code: string): Promise<boolean>;
  faults(): Promise<(TableFault & { readonly code: string })[]>;
  /** Tables in one of these stages that have not been in use since `before`, oldest first. */
  untouched(stages: readonly string[], before: number, most: number): Promise<StoredTable[]>;
  /** Deletes a table and its log, unless it has been in use since then. */
  deleteTable(code: string, untouchedSince: number): Promise<boolean>;
  /** Adds a table with its whole log at once; false: the code is taken. */
  importTable(
    table: StoredTable & { readonly createdAt: number },
    rows: readonly LogRow[],
  ): Promise<boolean>;
  saveMatch(id: string, code: string, finishedAt: number, record: string): Promise<void>;
  readMatch(id: string): Promise<string | null>;
  /** Replaces the record of a finished match; false: there is none. */
  replaceMatch(id: string, record: string): Promise<boolean>;
  /** Deletes the record of a finished match; false: there is none. */
  deleteMatch(id: string): Promise<boolean>;
  /** Deletes the records of all matches that ended before this time. */
  deleteMatchesBefore(at: number): Promise<void>;
  /** Stores a player's report; an existing one is unchanged. */
  addReport(report: Schema['reports']): Promise<void>;
  /** All reports, the oldest first. */
  reports(): Promise<Schema['reports'][]>;
  /** Deletes a report; false: there is none. */
  deleteReport(id: string): Promise<boolean>;
  /** Deletes all reports that were made before this time. */
  deleteReportsBefore(at: number): Promise<void>;
  /** Everything there is, a page at a time. */
  everyTable(): AsyncIterable<Schema['tables']>;
  everyMatch(): AsyncIterable<Schema['matches']>;
  /** Writes a heartbeat; a gap since the last one is an outage. */
  pulse(at: number, gap: number): Promise<Outage | null>;
  /** When a node was last alive; 0: never. */
  lastPulse(): Promise<number>;
  outagesSince(at: number): Promise<Outage[]>;
  addOutage(outage: Outage): Promise<void>;
  close(): Promise<void>;
}

export function createStore(
  db: Database,
  kind: Store['kind'],
  channel: Channel,
  appending: AppenderOptions,
): Store {
  return {
    kind,
    channel,
    append: createAppender(db, appending),
    ...tableQueries(db, kind),
    ...matchQueries(db),
    ...pulseQueries(db, kind),
    ...reportQueries(db),
    async close() {
      await channel.close();
      await db.destroy();
    },
  };
}
