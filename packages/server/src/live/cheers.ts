import { LIMITS, type Reaction } from '@holdup/protocol';
import type { Clock } from '../time/clock.ts';
import type { LiveTable } from './task.ts';

const SECOND_MS = 1000;

/** Shows spectators' reactions to a table, at most a few each second, since there can be many spectators. */
export interface Cheers {
  /** False: there were too many, and this one is dropped. */
  show(live: LiveTable, reaction: Reaction): boolean;
}

export function createCheers(clock: Clock): Cheers {
  const shown = new WeakMap<LiveTable, { since: number; count: number }>();
  return {
    show(live, reaction) {
      const now = clock.now();
      const known = shown.get(live);
      const second =
        known === undefined || now - known.since >= SECOND_MS ? { since: now, count: 0 } : known;
      shown.set(live, second);
      if (second.count >= LIMITS.cheersPerSecond) return false;
      second.count++;
      live.broadcast({ type: 'cheer', reaction });
      return true;
    },
  };
}
