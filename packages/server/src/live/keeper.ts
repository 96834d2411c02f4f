import type { ReportFault } from '../faults/faults.ts';
import { messageOf } from '../faults/faults.ts';
import type { Store } from '../store/store.ts';
import { FoldError, foldRows, isNewer } from '../table/fold.ts';
import { blankTable, type Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import type { BotPlayers } from './botPlayers.ts';
import type { HostWatch } from './hostWatch.ts';
import { newCode } from './secrets.ts';
import type { TableClock } from './tableClock.ts';
import type { LiveTable, Task } from './task.ts';

/** A table that this node keeps in memory, and everything that runs for it. */
export interface KeptTable {
  readonly live: LiveTable;
  readonly bots: BotPlayers;
  readonly clock: TableClock;
  readonly host: HostWatch;
  /** Since when it has had no viewers. */
  quietSince: number;
  /** Its stage, or a finished match, has not been saved next to the log yet. */
  unsaved: boolean;
}

/** The maximum number of tables in memory. */
const MOST_TABLES = 20_000;

/** What is behind a code: a table, one that was set aside, needs a newer version or finds no room here, or nothing. */
export type Found = LiveTable | 'aside' | 'newer' | 'full' | null;

export interface Keeper {
  get(code: string): KeptTable | undefined;
  all(): Iterable<KeptTable>;
  readonly size: number;
  /** Whether there is room for another table. */
  hasRoom(): boolean;
  /** Opens a table under a new code; null: there is no room. */
  create(first: (code: string) => Task): Promise<LiveTable | null>;
  find(code: string): Promise<Found>;
  /** Unloads a table on this node; its log stays. */
  unload(code: string): void;
  /**
   * Closes a table that cannot continue: nobody can join until an operator readmits it. If only
   * this version cannot continue it, the table is left to a newer node.
   */
  setAside(code: string, error: unknown): void;
}

interface KeeperDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly report: ReportFault;
  keep(table: Table): KeptTable;
  /** The table is no longer kept. */
  dropped(code: string): void;
  /** How many tables are kept at once. */
  readonly most?: number | undefined;
}

/** A code that no table has. */
async function reserveCode({ store, clock }: KeeperDeps): Promise<string> {
  for (;;) {
    const code = newCode();
    if (await store.createTable(code, clock.now())) return code;
  }
}

function stop({ clock, host, bots }: KeptTable): void {
  clock.stop();
  host.stop();
  bots.stop();
}

export function createKeeper(deps: KeeperDeps): Keeper {
  const { store, clock, report, keep, most = MOST_TABLES } = deps;
  const kept = new Map<string, KeptTable>();
  const loading = new Map<string, Promise<Found>>();
  /** Set aside, and the database does not know yet. */
  const aside = new Set<string>();
  let newerReported = false;

  function start(table: Table): LiveTable {
    const made = keep(table);
    kept.set(table.code, made);
    made.live.contain(() => {
      made.clock.set();
      made.bots.check();
    });
    return made.live;
  }

  function unload(code: string): void {
    const mine = kept.get(code);
    if (mine === undefined) return;
    stop(mine);
    kept.delete(code);
    deps.dropped(code);
  }

  function setAside(code: string, error: unknown): void {
    if (isNewer(error)) {
      // A newer node continues it, and so does this one after its upgrade. Until then there may be
      // many such tables.
      if (!newerReported) report('table', error, code);
      newerReported = true;
      unload(code);
      return;
    }
    const seq = error instanceof FoldError ? error.seq : (kept.get(code)?.live.table.seq ?? 0);
    report('table', error, code);
    unload(code);
    aside.add(code);
    store.setAside(code, { at: clock.now(), seq, message: messageOf(error) }).then(
      () => aside.delete(code),
      (failure: unknown) => report('table', failure, code),
    );
  }

  const hasRoom = (): boolean => kept.size < most;

  async function load(code: string): Promise<Found> {
    const stored = await store.load(code, clock.now());
    if (stored === null || stored.rows.length === 0) return null;
    if (stored.stage === 'aside' || aside.has(code)) return 'aside';
    if (!hasRoom()) return 'full';
    let table: Table;
    try {
      table = foldRows(code, stored.rows);
    } catch (error) {
      setAside(code, error);
      return isNewer(error) ? 'newer' : 'aside';
    }
    const live = start(table);
    // A row that arrived while the log was being read was missed, since the table was not loaded
    // here yet.
    if (store.kind === 'postgres') live.catchUp(Number.POSITIVE_INFINITY);
    return live;
  }

  return {
    get: (code) => kept.get(code),
    all: () => kept.values(),
    get size() {
      return kept.size;
    },
    hasRoom,
    async create(first) {
      const code = hasRoom() ? await reserveCode(deps) : null;
      if (code === null) return null;
      const live = start(blankTable(code));
      live.submit(first(code));
      return live;
    },
    find(code) {
      const there = kept.get(code)?.live;
      if (there !== undefined) return Promise.resolve(there);
      const known = loading.get(code);
      if (known !== undefined) return known;
      const promise = load(code).finally(() => loading.delete(code));
      loading.set(code, promise);
      return promise;
    },
    unload,
    setAside,
  };
}
