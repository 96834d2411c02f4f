import { type Clock, realClock } from '../clock.ts';

/** A clock on which time passes so many times as fast: whole matches in seconds, with real sockets and databases. */
export function fastClock(factor: number): Clock {
  const began = Date.now();
  const now = () => began + Math.round((performance.now() - start) * factor);
  const start = performance.now();
  return {
    now,
    at(time, callback) {
      const timer = setTimeout(callback, Math.max(0, (time - now()) / factor));
      return () => clearTimeout(timer);
    },
    soon: realClock.soon,
    sleep: (ms) => realClock.sleep(ms / factor),
  };
}
