import type { Cancel, Clock } from '../src/time/clock.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly callback: () => void;
}

/** A clock that stands still until a test advances it. */
export interface ManualClock extends Clock {
  /** Advances to the next timer and fires it; false: there is none. */
  next(): boolean;
  /** Jumps ahead without firing timers, as if the machine had slept. */
  sleepThrough(ms: number): void;
  /** Advances by this much, firing all timers on the way, and calls `settle` after each. */
  pass(ms: number, settle: () => Promise<void>): Promise<void>;
}

export function manualClock(start = 1_000_000): ManualClock {
  let now = start;
  let order = 0;
  const timers = new Set<Timer>();

  const first = (): Timer | null => {
    let best: Timer | null = null;
    for (const timer of timers)
      if (best === null || timer.at < best.at || (timer.at === best.at && timer.order < best.order))
        best = timer;
    return best;
  };
  const ring = (timer: Timer) => {
    timers.delete(timer);
    now = Math.max(now, timer.at);
    timer.callback();
  };
  const at = (time: number, callback: () => void): Cancel => {
    const timer: Timer = { at: time, order: order++, callback };
    timers.add(timer);
    return () => timers.delete(timer);
  };

  return {
    now: () => now,
    at,
    soon: (callback) => setImmediate(callback),
    sleep: (ms) => new Promise((resolve) => at(now + ms, resolve)),
    next() {
      const timer = first();
      if (timer === null) return false;
      ring(timer);
      return true;
    },
    sleepThrough(ms) {
      now += ms;
    },
    async pass(ms, settle) {
      const end = now + ms;
      for (let timer = first(); timer !== null && timer.at <= end; timer = first()) {
        ring(timer);
        await settle();
      }
      now = end;
    },
  };
}
