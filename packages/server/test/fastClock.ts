import { type Clock, steadyClock } from '../src/time/clock.ts';

const realClock = steadyClock();

/**
 * A clock that runs this many times as fast since some moment: whole matches in seconds, with real
 * sockets and databases. It runs at normal speed while `inRealTime` holds. Processes that name the
 * same moment agree on the time, unless one of them has run in real time.
 */
export function fastClock(
  factor: number,
  since = Date.now(),
  inRealTime: () => boolean = () => false,
): Clock {
  let seen = since;
  let time = since;
  const now = () => {
    const real = Date.now();
    time += (real - seen) * (inRealTime() ? 1 : factor);
    seen = real;
    return Math.round(time);
  };
  return {
    now,
    at(due, callback) {
      let timer: NodeJS.Timeout;
      const wait = () => {
        timer = setTimeout(
          () => (now() < due ? wait() : callback()),
          Math.max(0, (due - now()) / factor),
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    soon: realClock.soon,
    sleep: (ms) => realClock.sleep(ms / factor),
  };
}
