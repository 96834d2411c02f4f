import type { Outage } from '../time/outage.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

async function addOutage(db: Database, { from, until }: Outage): Promise<void> {
  await db
    .insertInto('outages')
    .values({ began_at: from, ended_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When nodes were alive, and when none was. */
export const pulseQueries = (
  db: Database,
  kind: Store['kind'],
): Pick<Store, 'pulse' | 'lastPulse' | 'outagesSince' | 'addOutage'> => ({
  pulse: (at, gap) =>
    db.transaction().execute(async (tx) => {
      const locked =
        kind === 'postgres' ? tx.selectFrom('pulse').forUpdate() : tx.selectFrom('pulse');
      const last = await locked.select('at').where('id', '=', 1).executeTakeFirst();
      if (last === undefined) {
        await tx
          .insertInto('pulse')
          .values({ id: 1, at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return null;
      }
      if (at > last.at) await tx.updateTable('pulse').set({ at }).where('id', '=', 1).execute();
      if (at - last.at <= gap) return null;
      const outage = { from: last.at, until: at };
      await addOutage(tx, outage);
      return outage;
    }),
  async lastPulse() {
    const last = await db.selectFrom('pulse').select('at').executeTakeFirst();
    return last?.at ?? 0;
  },
  async outagesSince(at) {
    const rows = await db
      .selectFrom('outages')
      .selectAll()
      .where('ended_at', '>', at)
      .orderBy('began_at')
      .execute();
    return rows.map((row) => ({ from: row.began_at, until: row.ended_at }));
  },
  addOutage: (outage) => addOutage(db, outage),
});
