import { type Clock, steadyClock } from '../src/time/clock.ts';

const realClock = steadyClock();

/**
 * A clock on which time passes so many times as fast since some moment: whole matches in seconds, with real sockets and
 * databases. Processes that name the same moment agree on the time.
 */
export function fastClock(factor: number, since = Date.now()): Clock {
  const now = () => Math.round(since + (Date.now() - since) * factor);
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
