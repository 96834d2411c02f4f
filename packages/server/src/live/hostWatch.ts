import { handHostBack, passHostOn } from '../table/seating.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { LiveTable } from './task.ts';

/** After this long without the host, the next player acts as host. */
export const HOST_AWAY_MS = 20_000;

/** Makes sure that a table with connected players has a connected host. */
export interface HostWatch {
  check(): void;
  stop(): void;
}

export function createHostWatch(
  live: LiveTable,
  clock: Clock,
  connected: (code: string) => ReadonlySet<number>,
): HostWatch {
  let timer: Cancel | null = null;
  const stop = () => {
    timer?.();
    timer = null;
  };
  return {
    stop,
    check() {
      const { table, code } = live;
      const there = connected(code);
      if (table.hostFor !== null && there.has(table.hostFor))
        live.submit({ decide: (now) => handHostBack(now, connected(code)) });
      const away = table.host !== null && !there.has(table.host) && there.size > 0;
      if (!away) stop();
      else
        timer ??= clock.at(clock.now() + HOST_AWAY_MS, () => {
          timer = null;
          live.submit({ decide: (now) => passHostOn(now, connected(code)) });
        });
    },
  };
}
