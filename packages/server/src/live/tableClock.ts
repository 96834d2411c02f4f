import type { Outages } from '../nodes/outages.ts';
import type { Entropy } from '../table/commands.ts';
import { type Due, dueOf } from '../table/deadlines.ts';
import { allRevealed } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import { carryOut } from '../table/timeUp.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { LiveTable } from './task.ts';

interface TableClockDeps {
  readonly clock: Clock;
  readonly outages: Outages;
  readonly entropy: Entropy;
  /** The persons who are connected to a table, on any node. */
  connected(code: string): ReadonlySet<number>;
}

/** The timer for a table's automatic actions. */
export interface TableClock {
  /** Sets the timer for what is due next. */
  set(): void;
  stop(): void;
}

export function createTableClock(live: LiveTable, deps: TableClockDeps): TableClock {
  const { clock, outages } = deps;
  let timer: Cancel | null = null;
  let ringsAt = 0;

  /** The next action due; a match begins early if there is nobody to wait for. */
  function nextDue(table: Table): Due | null {
    const due = dueOf(table, outages.list());
    return due?.what === 'begin' && allRevealed(table, deps.connected(live.code))
      ? { ...due, at: table.at }
      : due;
  }

  function stop(): void {
    timer?.();
    timer = null;
  }

  function ring(): void {
    timer = null;
    if (!outages.isCurrent()) {
      // The process stalled, or the clock jumped: first find out for how long, so that nobody loses
      // their turn.
      void outages.beat().then(() => live.contain(() => retry()));
      return;
    }
    live.submit({
      decide(table, at) {
        const due = nextDue(table);
        return due === null || due.at > at ? [] : carryOut(table, due, deps.entropy);
      },
      // What was due may have been postponed: check again.
      done: set,
    });
  }

  /** After a heartbeat. If it failed, the database is unreachable, and the next try can wait. */
  function retry(): void {
    if (outages.isCurrent()) set();
    else if (timer === null) timer = clock.at(clock.now() + RETRY_MS, () => live.contain(ring));
  }

  function set(): void {
    const due = nextDue(live.table);
    const at = due?.at ?? Number.POSITIVE_INFINITY;
    if (timer !== null && ringsAt === at) return;
    stop();
    ringsAt = at;
    if (due !== null) timer = clock.at(at, () => live.contain(ring));
  }

  return { set, stop };
}

const RETRY_MS = 1000;
