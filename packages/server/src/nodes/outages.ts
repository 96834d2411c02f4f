import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Outage } from '../time/outage.ts';
import type { Health } from './health.ts';

/** A node writes down this often that it is alive. */
export const PULSE_MS = 1000;
/** A longer gap is an outage, and clocks stood still: strict for a node that starts, patient with a busy one. */
const START_GAP_MS = 1300;
const GAP_MS = 4000;
/** After this long without a pulse nobody knows yet whether there was an outage: time must not run out for anybody. */
const STALE_MS = 3000;
const REMEMBERED_MS = 3_600_000;

export interface Outages {
  list(): readonly Outage[];
  /** Whether outages are known up to now. If not (the process was stopped, the clock jumped), ask for a beat first. */
  isCurrent(): boolean;
  /** Writes that this node is alive. True: deadlines have changed. */
  beat(): Promise<boolean>;
}

/** The times in which no node could play, as the database has them: crashes, restarts, and a database that was away. */
export async function createOutages(store: Store, clock: Clock, health: Health): Promise<Outages> {
  let known: readonly Outage[] = [];
  let beatAt = clock.now();
  let beating: Promise<boolean> | null = null;
  const refresh = async () => {
    known = await store.outagesSince(clock.now() - REMEMBERED_MS);
  };
  await store.pulse(clock.now(), START_GAP_MS);
  await refresh();

  async function beat(): Promise<boolean> {
    try {
      const now = clock.now();
      const outage = await store.pulse(now, GAP_MS);
      const news = outage !== null || !health.up;
      if (news) await refresh();
      beatAt = now;
      health.beat();
      return news;
    } catch (error) {
      health.failed(error);
      return false;
    }
  }

  return {
    list: () => known,
    isCurrent: () => clock.now() - beatAt <= STALE_MS,
    beat() {
      beating ??= beat().finally(() => {
        beating = null;
      });
      return beating;
    },
  };
}
