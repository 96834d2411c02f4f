import type { Kysely } from 'kysely';

/** A table's log: everything that ever happened at it, one row a commit. */
export interface LogRow {
  readonly code: string;
  readonly seq: number;
  readonly at: number;
  /** The entries of the row, as JSON. */
  readonly entries: string;
}

interface TableRow {
  readonly code: string;
  readonly created_at: number;
  /** When a node last said that it keeps the table. */
  readonly touched_at: number;
  readonly stage: string;
}

interface MatchRow {
  readonly id: string;
  readonly code: string;
  readonly finished_at: number;
  readonly record: string;
}

/** When a node last wrote that it is alive, in one row. */
interface PulseRow {
  readonly id: number;
  readonly at: number;
}

/** A time in which no node could play: clocks stood still. */
interface OutageRow {
  readonly began_at: number;
  readonly ended_at: number;
}

/** A table that was set aside since it could not be played on, for the operator. */
interface FaultRow {
  readonly code: string;
  readonly at: number;
  /** The row of its log that it concerns. */
  readonly seq: number;
  readonly message: string;
}

/** What players report to whoever hosts the server. */
interface ReportRow {
  readonly id: string;
  readonly code: string;
  readonly at: number;
  /** JSON. */
  readonly report: string;
}

export interface Schema {
  readonly tables: TableRow;
  readonly log: LogRow;
  readonly matches: MatchRow;
  readonly pulse: PulseRow;
  readonly outages: OutageRow;
  readonly faults: FaultRow;
  readonly reports: ReportRow;
}

export type Database = Kysely<Schema>;
