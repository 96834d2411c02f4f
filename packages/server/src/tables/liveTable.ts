import type { GameEvent } from '@holdup/engine';
import {
  ERRORS,
  type ErrorName,
  type GoneMessage,
  type Presence,
  type Talk,
} from '@holdup/protocol';
import type { Clock } from '../clock.ts';
import type { LogRow } from '../store/schema.ts';
import type { Outage, Store } from '../store/store.ts';
import { apply } from './apply.ts';
import type { Outcome } from './commands.ts';
import type { Entry } from './entries.ts';
import { foldRow, foldRows } from './fold.ts';
import { rowFrames, type Told, toldAll, wholeFrame } from './frames.ts';
import { personsOf, type Table } from './table.ts';

/** Somebody who looks at the table: one connection. */
export interface Viewer {
  /** Null: a spectator. */
  person: number | null;
  /** A spectator that is a big screen. */
  screen: boolean;
  /** A message, as text or already as its bytes. */
  send(message: string | Buffer): void;
  gone(why: GoneMessage['why']): void;
}

/** Something to do at the table, in order with everything else. */
export interface Task {
  decide(table: Table, at: number): Outcome;
  /** The row with its entries is committed. */
  done?(): void;
  refused?(error: ErrorName): void;
  /** Who asked, and the number of the request. */
  readonly from?: { readonly viewer: Viewer; readonly id: number };
  /** Comes to the table with this row: is told everything. */
  readonly attach?: { readonly viewer: Viewer; person(table: Table): number | null };
}

export interface TableWorld {
  readonly store: Store;
  readonly clock: Clock;
  outages(): readonly Outage[];
  presence(code: string): Presence;
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
  broadcast(text: string): void;
  /** Whether something is under way. */
  busy(): boolean;
  /** Resolves when nothing is. */
  idle(): Promise<void>;
}

const NO_ANSWERS: readonly number[] = [];
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
  const viewers = new Set<Viewer>();
  const attempts = new WeakMap<Task, number>();
  let table = start;
  let told: Told = toldAll(table, world.outages());
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
        JSON.stringify({ type: 'error', id: task.from.id, error, message: ERRORS[error] }),
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
    const outputs = prepare(closing);
    if (closing.entries.length === 0) {
      finish(closing, outputs);
      return;
    }
    writing = true;
    const began = performance.now();
    const line: LogRow = { code, seq, at: closing.at, entries: JSON.stringify(closing.entries) };
    store.append(line).then(
      (outcome) => {
        writing = false;
        world.committed(performance.now() - began);
        if (outcome === 'committed') finish(closing, outputs);
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

  /** The texts that go out once the row is committed, as the table is now. */
  function prepare({ entries, events, tasks }: Row): (() => void)[] {
    const now = clock.now();
    const outages = world.outages();
    const outputs: (() => void)[] = [];
    const arriving = new Map<Viewer, number | null>();
    const answers = new Map<Viewer, number[]>();
    for (const { attach, from } of tasks) {
      if (attach !== undefined) arriving.set(attach.viewer, attach.person(table));
      if (from === undefined) continue;
      const ids = answers.get(from.viewer);
      if (ids === undefined) answers.set(from.viewer, [from.id]);
      else ids.push(from.id);
    }
    if (entries.length > 0 || answers.size > 0) {
      const news = {
        events,
        talk: newTalk(entries),
        table:
          table.stage !== 'playing' || entries.some(({ t }) => t !== 'played' && t !== 'chose'),
        match: entries.some(({ t }) => t !== 'chose'),
      };
      const frames = rowFrames(table, told, news, outages, now);
      // Most are told the same: it is turned into bytes once.
      const encoded = new Map<string, Buffer>();
      for (const viewer of viewers) {
        const text = frames.frameFor(viewer.person, answers.get(viewer) ?? NO_ANSWERS);
        if (text === null) continue;
        let bytes = encoded.get(text);
        if (bytes === undefined) {
          bytes = Buffer.from(text);
          encoded.set(text, bytes);
        }
        const frame = bytes;
        outputs.push(() => viewer.send(frame));
      }
    }
    for (const [viewer, person] of arriving) {
      const text = wholeFrame(table, person, world.presence(code), outages, now);
      outputs.push(() => {
        welcome(viewer, person);
        viewer.send(text);
      });
    }
    return outputs;
  }

  const newTalk = (entries: readonly Entry[]): readonly Talk[] => {
    const count = entries.filter(
      ({ t }) => t === 'line' || t === 'reaction' || t === 'chat',
    ).length;
    return count === 0 ? [] : table.talk.slice(-count);
  };

  /** Two tabs on one seat: the newer one plays, the older is told. */
  function welcome(viewer: Viewer, person: number | null): void {
    if (person !== null)
      for (const other of viewers)
        if (other !== viewer && other.person === person) {
          viewers.delete(other);
          other.gone('replaced');
        }
    viewer.person = person;
    viewers.add(viewer);
  }

  function finish(closed: Row, outputs: readonly (() => void)[]): void {
    for (const { done } of closed.tasks) done?.();
    for (const output of outputs) output();
    dismiss(closed.entries);
    if (closed.entries.length > 0) world.changed(live, closed.entries);
    settle();
  }

  /** Who was removed, or left, looks at the table no longer. */
  function dismiss(entries: readonly Entry[]): void {
    const left = entries.find((entry) => entry.t === 'left');
    if (left === undefined) return;
    const persons = new Set(personsOf(table).map(({ person }) => person));
    for (const viewer of viewers)
      if (viewer.person !== null && !persons.has(viewer.person)) {
        viewers.delete(viewer);
        viewer.gone('removed');
      }
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
    retell();
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

  function retell(): void {
    if (row !== null || writing) return;
    const outages = world.outages();
    told = toldAll(table, outages);
    const persons = new Set(personsOf(table).map(({ person }) => person));
    for (const viewer of viewers) {
      if (viewer.person !== null && !persons.has(viewer.person)) {
        viewers.delete(viewer);
        viewer.gone('removed');
      } else
        viewer.send(wholeFrame(table, viewer.person, world.presence(code), outages, clock.now()));
    }
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
        const row: Row = { at: news.at, entries, events, tasks: [] };
        for (const output of prepare(row)) output();
        dismiss(entries);
        world.changed(live, entries);
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
    viewers,
    submit,
    detach: (viewer) => viewers.delete(viewer),
    catchUp(seq) {
      newest = Math.max(newest, seq);
      lookForNews();
    },
    retime() {
      // With a row on its way the news goes out with the next one.
      if (row !== null || writing || waiting !== null) return;
      const nothing = { events: [], talk: [], table: false, match: false };
      const frames = rowFrames(table, told, nothing, world.outages(), clock.now());
      for (const viewer of viewers) {
        const text = frames.frameFor(viewer.person, NO_ANSWERS);
        if (text !== null) viewer.send(text);
      }
    },
    broadcast(text) {
      for (const viewer of viewers) viewer.send(text);
    },
    busy: () => row !== null || writing || waiting !== null,
    idle: () =>
      new Promise((resolve) => {
        if (live.busy()) idleListeners.push(resolve);
        else resolve();
      }),
  };
  return live;
}
