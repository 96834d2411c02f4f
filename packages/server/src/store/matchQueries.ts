import { pages } from './pages.ts';
import type { Database, Schema } from './schema.ts';

/** Finished matches, which outlive their tables. */
export interface MatchQueries {
  saveMatch(id: string, code: string, finishedAt: number, record: string): Promise<void>;
  readMatch(id: string): Promise<string | null>;
  /** Replaces the record of a finished match; false: there is none. */
  replaceMatch(id: string, record: string): Promise<boolean>;
  /** Deletes the record of a finished match; false: there is none. */
  deleteMatch(id: string): Promise<boolean>;
  /** Deletes the records of all matches that ended before this time. */
  deleteMatchesBefore(at: number): Promise<void>;
  /** All records, a page at a time. */
  everyMatch(): AsyncIterable<Schema['matches']>;
}

export const matchQueries = (db: Database): MatchQueries => ({
  async saveMatch(id, code, finishedAt, record) {
    await db
      .insertInto('matches')
      .values({ id, code, finished_at: finishedAt, record })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async readMatch(id) {
    const row = await db
      .selectFrom('matches')
      .select('record')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.record ?? null;
  },
  async replaceMatch(id, record) {
    const replaced = await db
      .updateTable('matches')
      .set({ record })
      .where('id', '=', id)
      .returning('id')
      .execute();
    return replaced.length === 1;
  },
  async deleteMatch(id) {
    const deleted = await db.deleteFrom('matches').where('id', '=', id).returning('id').execute();
    return deleted.length === 1;
  },
  async deleteMatchesBefore(at) {
    await db.deleteFrom('matches').where('finished_at', '<', at).execute();
  },
  everyMatch: () =>
    pages(
      ({ id }) => id,
      (after, most) =>
        db
          .selectFrom('matches')
          .selectAll()
          .where('id', '>', after)
          .orderBy('id')
          .limit(most)
          .execute(),
    ),
});
