import type { GameEvent } from '@holdup/engine';
import { ERRORS, type ErrorName, type ServerMessage } from '@holdup/protocol';
import type { LogRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { apply } from '../table/apply.ts';
import type { Outcome } from '../table/commands.ts';
import type { Entry } from '../table/entries.ts';
import { foldRow, foldRows } from '../table/fold.ts';
import type { Table } from '../table/table.ts';
import {
  type Arrival,
  type AudienceWorld,
  createAudience,
  type Post,
  type Viewer,
} from './audience.ts';
import { encode } from './encodedMessage.ts';

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

export interface TableWorld extends AudienceWorld {
  readonly store: Store;
  /** After every row: the time to set timers, ask bots, save a finished match. */
  changed(live: LiveTable, entries: readonly Entry[]): void;
  /** How long a commit took, in ms. */
  committed(ms: number): void;
  warn(message: string, code: string): void;
}

interface Row {
  readonly at: number;
  readonly entries: Entry[];
  readonly events: GameEvent[];
  readonly tasks: Task[];
}

export interface LiveTable {
  readonly code: string;
  readonly table: Table;
  readonly viewers: ReadonlySet<Viewer>;
  submit(task: Task): void;
  detach(viewer: Viewer): void;
  /** The log may have rows that another node wrote. */
  catchUp(seq: number): void;
  /** Tells everybody when time is up now, if that has changed. */
  retime(): void;
  broadcast(message: ServerMessage): void;
  /** Whether something is under way. */
  busy(): boolean;
  /** Resolves when nothing is. */
  idle(): Promise<void>;
}

const MOST_RETRIES = 20;
const UNAVAILABLE_RETRY_MS = 250;

/**
 * A table in memory. Tasks are carried out on it at once, one after the other, but nothing leaves before the row with
 * their entries is committed. If another node was faster the table is made anew from the log and the tasks are tried
 * again, so what is in memory is only ever a guess ahead of the log.
 */
export function createLiveTable(start: Table, world: TableWorld): LiveTable {
  const { store, clock } = world;
  const { code } = start;
  const audience = createAudience(start, world);
  const attempts = new WeakMap<Task, number>();
  let table = start;
  let row: Row | null = null;
  let scheduled = false;
  let writing = false;
  /** While the log is being read again, tasks wait. */
  let waiting: Task[] | null = null;
  /** The newest row of the log that this node has heard of. */
  let newest = 0;
  let idleListeners: (() => void)[] = [];

  const refuse = (task: Task, error: ErrorName) => {
    task.refused?.(error);
    if (task.from !== undefined)
      task.from.viewer.send(
        encode({ type: 'error', id: task.from.id, error, message: ERRORS[error] }),
      );
  };

  function submit(task: Task): void {
    if (waiting !== null) {
      waiting.push(task);
      return;
    }
    const at = row?.at ?? Math.max(clock.now(), table.at);
    const outcome = task.decide(table, at);
    if (typeof outcome === 'string') {
      refuse(task, outcome);
      return;
    }
    row ??= { at, entries: [], events: [], tasks: [] };
    for (const entry of outcome) {
      apply(table, entry, at, row.events);
      row.entries.push(entry);
    }
    row.tasks.push(task);
    schedule();
  }

  function schedule(): void {
    if (scheduled || writing) return;
    scheduled = true;
    clock.soon(() => {
      scheduled = false;
      flush();
    });
  }

  function flush(): void {
    if (row === null || writing) return;
    const closing = row;
    row = null;
    const seq = closing.entries.length === 0 ? table.seq : table.seq + 1;
    table.seq = seq;
    table.at = closing.at;
    const post = audience.prepare(table, closing);
    if (closing.entries.length === 0) {
      finish(closing, post);
      return;
    }
    writing = true;
    const began = performance.now();
    const line: LogRow = { code, seq, at: closing.at, entries: JSON.stringify(closing.entries) };
    store.append(line).then(
      (outcome) => {
        writing = false;
        world.committed(performance.now() - began);
        if (outcome === 'committed') finish(closing, post);
        else startOver(closing.tasks);
      },
      (error: Error) => {
        writing = false;
        world.warn(`the database did not take a row: ${error.message}`, code);
        for (const task of closing.tasks) refuse(task, 'unavailable');
        startOver([]);
      },
    );
  }

  function finish(closed: Row, post: Post): void {
    for (const { done } of closed.tasks) done?.();
    tell(closed.entries, post);
    settle();
  }

  /** A row is in the log: everybody may know. */
  function tell(entries: readonly Entry[], post: Post): void {
    audience.post(post);
    if (entries.some(({ t }) => t === 'left')) audience.dismiss(table);
    if (entries.length > 0) world.changed(live, entries);
  }

  function settle(): void {
    if (row !== null) schedule();
    lookForNews();
    if (row !== null || writing || waiting !== null) return;
    const listeners = idleListeners;
    idleListeners = [];
    for (const listener of listeners) listener();
  }

  /** The table in memory is not what the log says: reads it again, and tries again what was lost. */
  function startOver(lost: readonly Task[]): void {
    const again = [...lost, ...(row?.tasks ?? [])];
    row = null;
    waiting = [...again, ...(waiting ?? [])];
    void reload();
  }

  async function reload(): Promise<void> {
    while (true) {
      try {
        const rows = await store.readLog(code);
        table = foldRows(code, rows);
        break;
      } catch (error) {
        world.warn(`the log could not be read: ${(error as Error).message}`, code);
        await clock.sleep(UNAVAILABLE_RETRY_MS);
      }
    }
    audience.retell(table);
    resume();
    world.changed(live, []);
  }

  function resume(): void {
    const tasks = waiting ?? [];
    waiting = null;
    for (const task of tasks) {
      const tried = (attempts.get(task) ?? 0) + 1;
      attempts.set(task, tried);
      if (tried > MOST_RETRIES) refuse(task, 'tryAgain');
      else submit(task);
    }
    settle();
  }

  /** What is being written here comes first: it may be what the news is about. */
  function lookForNews(): void {
    if (newest <= table.seq || writing || row !== null || waiting !== null) return;
    newest = 0;
    waiting = [];
    void readNews();
  }

  /** Rows of another node: carried out here one by one, and told as they are. */
  async function readNews(): Promise<void> {
    try {
      for (const news of await store.readLog(code, table.seq)) {
        if (news.seq !== table.seq + 1) continue;
        const { entries, events } = foldRow(table, news);
        tell(entries, audience.prepare(table, { entries, events, tasks: [] }));
      }
      resume();
    } catch (error) {
      world.warn(`news could not be read: ${(error as Error).message}`, code);
      startOver([]);
    }
  }

  const live: LiveTable = {
    code,
    get table() {
      return table;
    },
    viewers: audience.viewers,
    submit,
    detach: audience.detach,
    catchUp(seq) {
      newest = Math.max(newest, seq);
      lookForNews();
    },
    retime() {
      // With a row on its way the news goes out with the next one.
      if (!live.busy()) audience.retime(table);
    },
    broadcast: audience.broadcast,
    busy: () => row !== null || writing || waiting !== null,
    idle: () =>
      new Promise((resolve) => {
        if (live.busy()) idleListeners.push(resolve);
        else resolve();
      }),
  };
  return live;
}
