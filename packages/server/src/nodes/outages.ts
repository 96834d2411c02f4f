import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Outage } from '../time/outage.ts';
import type { Health } from './health.ts';

/** The heartbeat interval of a node. */
export const PULSE_MS = 1000;
/**
 * A longer gap between heartbeats is an outage in which clocks stop: short for a node that starts,
 * longer for a busy one.
 */
const START_GAP_MS = 1300;
const GAP_MS = 4000;
/** After this long without a heartbeat there may have been an outage: no deadline may expire until that is known. */
const STALE_MS = 3000;
const REMEMBERED_MS = 3_600_000;

export interface Outages {
  list(): readonly Outage[];
  /**
   * Whether outages are known up to now. If not (the process was stopped, the clock jumped),
   * request a heartbeat first.
   */
  isCurrent(): boolean;
  /** Writes a heartbeat. True: deadlines have changed. */
  beat(): Promise<boolean>;
}

/** The outages stored in the database, in which no node could play: crashes, restarts, and an unreachable database. */
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
      if (!store.channel.isOpen()) throw new Error('it sends no notifications');
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
