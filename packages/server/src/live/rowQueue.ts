import type { GameEvent } from '@holdup/engine';
import { ERRORS, type ErrorName } from '@holdup/protocol';
import type { LogRow } from '../store/schema.ts';
import { apply } from '../table/apply.ts';
import type { Entry, Outcome } from '../table/entries.ts';
import { foldRow, foldRows, isNewer } from '../table/fold.ts';
import type { Table } from '../table/table.ts';
import type { Audience, Outbox } from './audience.ts';
import { encode } from './encodedMessage.ts';
import type { LiveTable, LiveTableDeps, Task } from './task.ts';

interface OpenRow {
  readonly at: number;
  readonly entries: Entry[];
  readonly events: GameEvent[];
  readonly tasks: Task[];
  visible: boolean;
}

/** A row in flight to the database. */
interface Writing {
  readonly line: LogRow;
  readonly row: OpenRow;
  readonly outbox: Outbox;
}

export interface State {
  readonly code: string;
  readonly deps: LiveTableDeps;
  readonly audience: Audience;
  readonly attempts: WeakMap<Task, number>;
  readonly handle: LiveTable;
  table: Table;
  row: OpenRow | null;
  scheduled: boolean;
  writing: Writing | null;
  /** Tasks that wait while the log is being read. */
  waiting: Task[] | null;
  /** The newest row of the log that this node has heard of. */
  newest: number;
  /** Requests that failed with an error nobody expected. */
  faults: number;
  /** Why the table was set aside; null: it was not. */
  aside: 'tableAside' | 'upgrading' | null;
  idleListeners: (() => void)[];
}

const MOST_RETRIES = 20;
/** After this many unexpected failures of requests the table itself counts as broken. */
const MOST_FAULTS = 3;
/** Tasks that may wait for the log, to be read or to take a row; more are refused. */
const MOST_WAITING = 500;

function refuse(task: Task, error: ErrorName): void {
  task.refused?.(error);
  if (task.from === undefined) return;
  const { viewer, id } = task.from;
  viewer.send(encode({ type: 'error', id, error, message: ERRORS[error] }));
}

/**
 * An error that concerns the whole table: its players are notified, and play stops instead of
 * continuing from a broken state.
 */
function setAside(state: State, error: unknown): void {
  if (state.aside !== null) return;
  state.aside = isNewer(error) ? 'upgrading' : 'tableAside';
  const tasks = [
    ...(state.writing?.row.tasks ?? []),
    ...(state.row?.tasks ?? []),
    ...(state.waiting ?? []),
  ];
  state.row = null;
  state.waiting = null;
  state.deps.setAside(state.handle, error);
  for (const task of tasks) refuse(task, state.aside);
  state.audience.dismissAll(state.aside === 'upgrading' ? 'restart' : 'fault');
  wakeIdle(state);
}

export function contain(state: State, work: () => void): void {
  if (state.aside !== null) return;
  try {
    work();
  } catch (error) {
    setAside(state, error);
  }
}

/** A request failed unexpectedly. It has no effect; if that happens repeatedly, the table is set aside. */
function taskFailed(state: State, task: Task, error: unknown): void {
  const asked = task.from !== undefined || task.attach !== undefined;
  state.faults++;
  if (!asked || state.faults >= MOST_FAULTS) throw error;
  state.deps.report('table', error, state.code);
  refuse(task, 'fault');
}

/** The entries that a task leads to; null: it was refused. */
function decide(state: State, task: Task, at: number): readonly Entry[] | null {
  let outcome: Outcome;
  try {
    outcome = task.decide(state.table, at);
  } catch (error) {
    taskFailed(state, task, error);
    return null;
  }
  if (typeof outcome !== 'string') return outcome;
  refuse(task, outcome);
  return null;
}

/** Submits a task; an error that concerns the whole table sets it aside. */
export function enqueue(state: State, task: Task): void {
  let accepted = false;
  contain(state, () => {
    accepted = submit(state, task);
  });
  // Tasks that were accepted before have been refused already.
  if (state.aside !== null && !accepted) refuse(task, state.aside);
}

/** Whether the task was accepted: it is in a row, or waits for one. */
function submit(state: State, task: Task): boolean {
  if (state.waiting !== null) {
    const accepted = state.deps.health.up && state.waiting.length < MOST_WAITING;
    if (accepted) state.waiting.push(task);
    else refuse(task, 'unavailable');
    return accepted;
  }
  if (state.row !== null && state.row.tasks.length >= MOST_WAITING) {
    refuse(task, 'unavailable');
    return false;
  }
  const { table } = state;
  const at = state.row?.at ?? Math.max(state.deps.clock.now(), table.at);
  const outcome = decide(state, task, at);
  if (outcome === null) return false;
  const row = state.row ?? { at, entries: [], events: [], tasks: [], visible: false };
  state.row = row;
  try {
    for (const entry of outcome) {
      row.visible = apply(table, entry, at, row.events) || row.visible;
      row.entries.push(entry);
    }
  } catch (error) {
    taskFailed(state, task, error);
    startOver(state, []);
    return false;
  }
  row.tasks.push(task);
  schedule(state);
  return true;
}

function schedule(state: State): void {
  if (state.scheduled || state.writing !== null) return;
  state.scheduled = true;
  state.deps.clock.soon(() => {
    state.scheduled = false;
    contain(state, () => flush(state));
  });
}

function flush(state: State): void {
  const { row, table, deps } = state;
  if (row === null || state.writing !== null) return;
  if (row.entries.length > 0) table.seq++;
  if (row.visible) table.revision++;
  table.at = row.at;
  const outbox = state.audience.prepare(table, row);
  state.row = null;
  if (row.entries.length === 0) {
    finish(state, row, outbox);
    return;
  }
  const line = {
    code: state.code,
    seq: table.seq,
    at: row.at,
    entries: JSON.stringify(row.entries),
  };
  const writing = { line, row, outbox };
  state.writing = writing;
  const began = performance.now();
  deps.store.append(line).then(
    (outcome) =>
      contain(state, () => {
        state.writing = null;
        deps.committed(performance.now() - began);
        deps.health.wrote();
        if (outcome === 'committed') finish(state, row, outbox);
        else startOver(state, row.tasks);
      }),
    (error: unknown) =>
      contain(state, () => {
        state.writing = null;
        deps.health.failed(error);
        startOver(state, [], writing);
      }),
  );
}

function finish(state: State, row: OpenRow, outbox: Outbox): void {
  for (const task of row.tasks) task.done?.();
  publish(state, row.entries, outbox);
  settle(state);
}

/** A row is in the log: everybody may see it. */
function publish(state: State, entries: readonly Entry[], outbox: Outbox): void {
  state.audience.send(outbox);
  const has = (type: Entry['t']) => entries.some(({ t }) => t === type);
  if (has('left')) state.audience.dismissLeft(state.table);
  if (has('doorLeft')) state.audience.answerKnocks(state.table);
  if (has('spectatorsLeft')) state.audience.dismissSpectators();
  if (entries.length > 0) state.deps.changed(state.handle, entries);
}

function settle(state: State): void {
  if (state.row !== null) schedule(state);
  lookForNewRows(state);
  wakeIdle(state);
}

export const isBusy = (state: State): boolean =>
  state.aside === null && (state.row !== null || state.writing !== null || state.waiting !== null);

function wakeIdle(state: State): void {
  if (isBusy(state) && state.deps.health.up) return;
  const listeners = state.idleListeners;
  state.idleListeners = [];
  for (const listener of listeners) listener();
}

/**
 * The table in memory differs from the log: reads the log and retries what was lost. For an
 * `uncertain` row only the log shows whether it was committed before the database failed.
 */
function startOver(state: State, lost: readonly Task[], uncertain?: Writing): void {
  state.waiting = [...lost, ...(state.row?.tasks ?? []), ...(state.waiting ?? [])];
  state.row = null;
  void reload(state, uncertain).catch((error: unknown) => setAside(state, error));
}

async function readWholeLog(state: State): Promise<LogRow[]> {
  const { store, health } = state.deps;
  for (;;) {
    if (!health.up) wakeIdle(state);
    await health.whenUp();
    try {
      return await store.readLog(state.code);
    } catch (error) {
      health.failed(error);
    }
  }
}

async function reload(state: State, uncertain?: Writing): Promise<void> {
  const rows = await readWholeLog(state);
  if (state.aside !== null) return;
  state.table = foldRows(state.code, rows);
  if (uncertain !== undefined) {
    const { line, row, outbox } = uncertain;
    const there = rows.find(({ seq }) => seq === line.seq);
    if (there?.at === line.at && there.entries === line.entries) {
      for (const task of row.tasks) task.done?.();
      state.audience.send(outbox);
    } else state.waiting = [...row.tasks, ...(state.waiting ?? [])];
  }
  state.audience.resend(state.table);
  resume(state);
  state.deps.changed(state.handle, []);
}

function resume(state: State): void {
  const tasks = state.waiting ?? [];
  state.waiting = null;
  for (const task of tasks) {
    const tried = (state.attempts.get(task) ?? 0) + 1;
    state.attempts.set(task, tried);
    if (tried > MOST_RETRIES) refuse(task, 'tryAgain');
    else enqueue(state, task);
  }
  settle(state);
}

/** Waits for the local write first: the notification may be about it. */
export function lookForNewRows(state: State): void {
  if (state.newest <= state.table.seq || isBusy(state) || state.aside !== null) return;
  state.newest = 0;
  state.waiting = [];
  void readNewRows(state).catch((error: unknown) => setAside(state, error));
}

/** Applies the rows of other nodes one by one, and publishes each. */
async function readNewRows(state: State): Promise<void> {
  let rows: LogRow[];
  try {
    rows = await state.deps.store.readLog(state.code, state.table.seq);
  } catch (error) {
    state.deps.health.failed(error);
    startOver(state, []);
    return;
  }
  if (state.aside !== null) return;
  for (const row of rows) {
    if (row.seq !== state.table.seq + 1) continue;
    const { entries, events } = foldRow(state.table, row);
    publish(state, entries, state.audience.prepare(state.table, { entries, events, tasks: [] }));
  }
  resume(state);
}
