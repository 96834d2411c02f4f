import { countForAbsent } from '../table/godfather.ts';
import type { LiveTable } from './task.ts';

/** Starts a count for a Godfather who is not connected, once everybody has chosen. */
export function countForAbsentGodfather(
  live: LiveTable,
  connected: (code: string) => ReadonlySet<number>,
): void {
  const waits = countForAbsent(live.table, connected(live.code));
  if (typeof waits !== 'string' && waits.length > 0)
    live.submit({ decide: (table) => countForAbsent(table, connected(live.code)) });
}
