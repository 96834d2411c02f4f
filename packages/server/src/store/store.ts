import { type Appended, type AppenderOptions, createAppender } from './appender.ts';
import type { Channel } from './channel.ts';
import { type MatchQueries, matchQueries } from './matchQueries.ts';
import { type PulseQueries, pulseQueries } from './pulseQueries.ts';
import { type ReportQueries, reportQueries } from './reportQueries.ts';
import type { Database, DatabaseKind, LogRow } from './schema.ts';
import { type TableQueries, tableQueries } from './tableQueries.ts';

/** Everything a server stores, the same for both databases. */
export interface Store extends TableQueries, MatchQueries, PulseQueries, ReportQueries {
  readonly kind: DatabaseKind;
  /** Notifications from other nodes; none on a single-node database. */
  readonly channel: Channel;
  append(row: LogRow): Promise<Appended>;
  close(): Promise<void>;
}

export function createStore(
  db: Database,
  kind: DatabaseKind,
  channel: Channel,
  appending: AppenderOptions,
): Store {
  return {
    kind,
    channel,
    append: createAppender(db, appending),
    ...tableQueries(db, kind),
    ...matchQueries(db),
    ...pulseQueries(db, kind),
    ...reportQueries(db),
    async close() {
      await channel.close();
      await db.destroy();
    },
  };
}
