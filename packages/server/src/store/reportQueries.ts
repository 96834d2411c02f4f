import type { Database, Schema } from './schema.ts';

/** Players' reports to the operator. */
export interface ReportQueries {
  /** Stores a player's report; an existing one is unchanged. */
  addReport(report: Schema['reports']): Promise<void>;
  /** All reports, the oldest first. */
  reports(): Promise<Schema['reports'][]>;
  /** Deletes a report; false: there is none. */
  deleteReport(id: string): Promise<boolean>;
  /** Deletes all reports that were made before this time. */
  deleteReportsBefore(at: number): Promise<void>;
}

export const reportQueries = (db: Database): ReportQueries => ({
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
