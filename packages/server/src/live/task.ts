import type { ErrorName, ServerMessage } from '@holdup/protocol';
import type { ReportFault } from '../faults/faults.ts';
import type { Health } from '../nodes/health.ts';
import type { Store } from '../store/store.ts';
import type { Entry, Outcome } from '../table/entries.ts';
import type { Table } from '../table/table.ts';
import type { Arrival, Audience, AudienceDeps } from './audience.ts';
import type { Viewer } from './crowd.ts';

/** Something to do at the table, in order with everything else. */
export interface Task {
  decide(table: Table, at: number): Outcome;
  /** The row with its entries is committed. */
  done?(): void;
  refused?(error: ErrorName): void;
  /** Who asked, and the number of the request. */
  readonly from?: { readonly viewer: Viewer; readonly id: number };
  readonly attach?: Arrival;
}

export interface LiveTableDeps extends AudienceDeps {
  readonly store: Store;
  readonly health: Health;
  readonly report: ReportFault;
  /** Called after every row: the time to set timers, ask bots, save a finished match. */
  changed(live: LiveTable, entries: readonly Entry[]): void;
  /** How long a commit took, in ms. */
  committed(ms: number): void;
  /** The table cannot continue: it must be unloaded here and marked in the database. */
  setAside(live: LiveTable, error: unknown): void;
}

export interface LiveTable {
  readonly code: string;
  readonly table: Table;
  readonly viewers: ReadonlySet<Viewer>;
  submit(task: Task): void;
  detach(viewer: Viewer): void;
  dismissPerson: Audience['dismissPerson'];
  dismissAll: Audience['dismissAll'];
  /** The log may have rows up to this one that another node wrote. */
  catchUp(seq: number): void;
  /** Sends everybody the clock, if it has changed. */
  resendClock(): void;
  broadcast(message: ServerMessage): void;
  /** Runs something that concerns this table; an error in it sets the table aside. */
  contain(work: () => void): void;
  /** Whether something is pending. */
  busy(): boolean;
  /** Resolves when nothing is pending, or nothing can be because the database is unreachable. */
  idle(): Promise<void>;
}
