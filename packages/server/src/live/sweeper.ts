import type { ReportFault } from '../faults/faults.ts';
import type { Store } from '../store/store.ts';
import { foldRows } from '../table/fold.ts';
import { recordOf } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import type { Keeper, KeptTable } from './keeper.ts';

/** A table without viewers is unloaded after this long, unless a match is running. */
const UNLOAD_AFTER_MS = 60_000;
/** A table with a running match that no node has touched for this long is adopted. */
const ORPHANED_MS = 12_000;
/** An empty table without a running match is deleted after this long. */
export const ABANDONED_MS = 6 * 3_600_000;
const MOST_ADOPTED = 200;
const MOST_DELETED = 500;

interface SweeperDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly keeper: Keeper;
  readonly report: ReportFault;
  /** How long finished matches are kept; null: forever. */
  readonly keepMatchesMs: number | null;
  readonly keepReportsMs: number | null;
  /** The operator has closed the table: it exists only in memory. */
  close(code: string): void;
  /** Whether the table has viewers on another node. */
  isWatchedElsewhere(code: string): boolean;
}

export interface Sweeper {
  /** Every few seconds: marks loaded tables as in use, unloads quiet ones, adopts abandoned matches. */
  sweep(): Promise<void>;
  /** Every minute: deletes abandoned tables, and expired matches and reports. */
  deleteAbandoned(): Promise<void>;
  /** Saves a table's stage, and its match if it is finished, so that they are found without reading the log. */
  save(kept: KeptTable): Promise<void>;
}

async function saveMatch(store: Store, table: Table): Promise<void> {
  const { game, code } = table;
  if (game === null || game.finishedAt === null) return;
  await store.saveMatch(game.id, code, game.finishedAt, JSON.stringify(recordOf(table, game)));
}

export function createSweeper(deps: SweeperDeps): Sweeper {
  const { store, clock, keeper, report } = deps;

  async function save(kept: KeptTable): Promise<void> {
    const { table, code } = kept.live;
    kept.unsaved = true;
    await saveMatch(store, table);
    await store.setStage(code, table.stage);
    kept.unsaved = false;
  }

  function unloadQuiet(now: number): void {
    for (const kept of [...keeper.all()]) {
      const { live } = kept;
      if (live.viewers.size > 0 || live.busy()) kept.quietSince = now;
      const { stage } = live.table;
      const resting =
        stage === 'lobby' || stage === 'finished' || deps.isWatchedElsewhere(live.code);
      if (resting && !kept.unsaved && now - kept.quietSince > UNLOAD_AFTER_MS)
        keeper.unload(live.code);
    }
  }

  /** A failure at one table must not block the others. */
  async function each<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
    for (const item of items)
      try {
        await work(item);
      } catch (error) {
        report('job', error);
      }
  }

  return {
    save,
    async sweep() {
      const now = clock.now();
      unloadQuiet(now);
      const kept = [...keeper.all()];
      const there = new Set(
        await store.touch(
          kept.map(({ live }) => live.code),
          now,
        ),
      );
      await each(
        kept.filter(({ live }) => !there.has(live.code)),
        async ({ live: { code } }) => {
          deps.close(code);
          await store.deleteTable(code, now);
        },
      );
      await each(
        kept.filter(({ unsaved, live }) => unsaved && there.has(live.code)),
        save,
      );
      if (keeper.hasRoom())
        await each(await store.adopt('playing', now - ORPHANED_MS, now, MOST_ADOPTED), keeper.find);
    },
    async deleteAbandoned() {
      const now = clock.now();
      if (deps.keepMatchesMs !== null) await store.deleteMatchesBefore(now - deps.keepMatchesMs);
      if (deps.keepReportsMs !== null) await store.deleteReportsBefore(now - deps.keepReportsMs);
      const before = now - ABANDONED_MS;
      const abandoned = await store.untouched(['lobby', 'finished'], before, MOST_DELETED);
      await each(abandoned, async ({ code }) => {
        const rows = await store.readLog(code);
        let table: Table;
        try {
          table = foldRows(code, rows);
        } catch (error) {
          keeper.setAside(code, error);
          return;
        }
        await saveMatch(store, table);
        await store.deleteTable(code, before);
      });
    },
  };
}
