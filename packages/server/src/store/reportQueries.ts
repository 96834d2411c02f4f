import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Players' reports to the operator. */
export const reportQueries = (
  db: Database,
): Pick<Store, 'addReport' | 'reports' | 'deleteReport' | 'deleteReportsBefore'> => ({
  async addReport(report) {
    await db
      .insertInto('reports')
      .values(report)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  reports: () => db.selectFrom('reports').selectAll().orderBy('at').orderBy('id').execute(),
  async deleteReport(id) {
    const deleted = await db.deleteFrom('reports').where('id', '=', id).returning('id').execute();
    return deleted.length === 1;
  },
  async deleteReportsBefore(at) {
    await db.deleteFrom('reports').where('at', '<', at).execute();
  },
});
