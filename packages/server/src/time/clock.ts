import { setTimeout as sleep } from 'node:timers/promises';

export type Cancel = () => void;

/** Time, so that tests can have their own. */
export interface Clock {
  now(): number;
  /** Calls back at a time (of `now`); at once if it has passed. */
  at(time: number, callback: () => void): Cancel;
  /** Calls back when what has arrived together is all there. */
  soon(callback: () => void): void;
  sleep(ms: number): Promise<void>;
}

const LONGEST_TIMEOUT = 2 ** 31 - 1;

export const realClock: Clock = {
  now: () => Date.now(),
  at(time, callback) {
    const ms = Math.min(Math.max(0, time - Date.now()), LONGEST_TIMEOUT);
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  soon: (callback) => setImmediate(callback),
  sleep: (ms) => sleep(ms),
};
