import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Outage } from '../time/outage.ts';

/** A node says this often that it lives. */
export const PULSE_MS = 1000;
/** A longer gap is a time in which clocks stood still: short for a node that starts, patient with a busy one. */
const START_GAP_MS = 1300;
const GAP_MS = 4000;
const REMEMBERED_MS = 3_600_000;

export interface Outages {
  list(): readonly Outage[];
  /** Says that this node lives. True: clocks have to be put off. */
  beat(): Promise<boolean>;
}

/** The times in which no node could play, by the database: crashes, restarts, and a database that was away. */
export async function createOutages(store: Store, clock: Clock): Promise<Outages> {
  let known: readonly Outage[] = [];
  let healthy = true;
  const refresh = async () => {
    known = await store.outagesSince(clock.now() - REMEMBERED_MS);
  };
  await store.pulse(clock.now(), START_GAP_MS);
  await refresh();
  return {
    list: () => known,
    async beat() {
      try {
        const outage = await store.pulse(clock.now(), GAP_MS);
        const news = outage !== null || !healthy;
        healthy = true;
        if (news) await refresh();
        return news;
      } catch {
        healthy = false;
        return false;
      }
    },
  };
}
