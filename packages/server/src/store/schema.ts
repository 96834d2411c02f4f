import type { Kysely } from 'kysely';

/** A table's log: everything that ever happened at it, one row per commit. */
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
  /** When a node last marked the table as in use. */
  readonly touched_at: number;
  readonly stage: string;
}

interface MatchRow {
  readonly id: string;
  readonly code: string;
  readonly finished_at: number;
  readonly record: string;
}

/** The last heartbeat of any node, in one row. */
interface PulseRow {
  readonly id: number;
  readonly at: number;
}

/** A time in which no node could play: clocks are stopped. */
interface OutageRow {
  readonly began_at: number;
  readonly ended_at: number;
}

/** A table that was set aside because it could not continue, for the operator. */
interface FaultRow {
  readonly code: string;
  readonly at: number;
  /** The row of its log that it concerns. */
  readonly seq: number;
  readonly message: string;
}

/** Players' reports to the operator. */
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

export type DatabaseKind = 'sqlite' | 'postgres';

/** What `HOLDUP_DATABASE` names: PostgreSQL by its address, or a SQLite file. */
export const databaseKind = (database: string): DatabaseKind =>
  /^postgres(?:ql)?:/.test(database) ? 'postgres' : 'sqlite';
