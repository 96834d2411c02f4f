import { setTimeout as sleep } from 'node:timers/promises';
import { contain, type ReportFault } from '../faults/faults.ts';

export type Cancel = () => void;

/** Time, so that tests can have their own. */
export interface Clock {
  now(): number;
  /** Calls back at a time (of `now`); soon, if it has passed. */
  at(time: number, callback: () => void): Cancel;
  /** Calls back once everything that has arrived together is there. */
  soon(callback: () => void): void;
  sleep(ms: number): Promise<void>;
}

const LONGEST_TIMEOUT = 2 ** 31 - 1;
/** A difference between the wall clock and the monotonic one that is more than drift. */
const JUMP_MS = 1000;

/**
 * Milliseconds since 1970 that never go back. A wall clock that is set back would delay every
 * deadline by as much; one that is set forward is followed, and the gap counts as an outage.
 */
export function steadyTime(wall: () => number, elapsed: () => number, notBefore = 0): () => number {
  let base = Math.max(wall(), notBefore) - elapsed();
  return () => {
    const steady = base + elapsed();
    const ahead = wall() - steady;
    if (ahead <= JUMP_MS) return Math.round(steady);
    base += ahead;
    return Math.round(steady + ahead);
  };
}

/** The machine's clock, made monotonic. It starts no earlier than `notBefore`, so that no log is in its future. */
export function steadyClock(notBefore = 0): Clock {
  const now = steadyTime(Date.now, () => performance.now(), notBefore);
  return {
    now,
    at(time, callback) {
      const ms = Math.min(Math.max(0, time - now()), LONGEST_TIMEOUT);
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    soon: (callback) => setImmediate(callback),
    sleep: (ms) => sleep(ms),
  };
}

/** A clock whose callbacks cannot crash the process. */
export const guardedClock = (clock: Clock, report: ReportFault): Clock => ({
  ...clock,
  at: (time, callback) => clock.at(time, () => contain(report, 'timer', callback)),
  soon: (callback) => clock.soon(() => contain(report, 'timer', callback)),
});
