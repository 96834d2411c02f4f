import type { Outage } from '../time/outage.ts';
import type { Database, DatabaseKind } from './schema.ts';

/** When nodes were alive, and when none was. */
export interface PulseQueries {
  /** Writes a heartbeat; a gap since the last one is an outage. */
  pulse(at: number, gap: number): Promise<Outage | null>;
  /** When a node was last alive; 0: never. */
  lastPulse(): Promise<number>;
  outagesSince(at: number): Promise<Outage[]>;
  addOutage(outage: Outage): Promise<void>;
}

async function addOutage(db: Database, { from, until }: Outage): Promise<void> {
  await db
    .insertInto('outages')
    .values({ began_at: from, ended_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes the time, unless there is no pulse yet or the last one is longer ago than `gap`. */
async function beat(db: Database, at: number, gap: number): Promise<boolean> {
  const written = await db
    .updateTable('pulse')
    .set((row) => ({
      at: row.case().when('at', '<', at).then(at).else(row.ref('at')).end(),
    }))
    .where('id', '=', 1)
    .where('at', '>=', at - gap)
    .returning('id')
    .execute();
  return written.length > 0;
}

export const pulseQueries = (db: Database, kind: DatabaseKind): PulseQueries => ({
  async pulse(at, gap) {
    // Almost always one statement is enough: rows of the log wait behind a transaction of several.
    if (await beat(db, at, gap)) return null;
    return db.transaction().execute(async (tx) => {
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
    });
  },
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
