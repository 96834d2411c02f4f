import type { Seat } from '@holdup/engine';
import { LIMITS } from '@holdup/protocol';
import type { Entry } from './entries.ts';
import { personAt, type Table } from './table.ts';

export function knock(table: Table, { t: _, ...who }: Entry<'knocked'>): void {
  table.knocks.set(table.knocked, { ...who, knock: table.knocked });
  table.knocked++;
}

/** From now on nobody from there is admitted. */
export function keepOut(table: Table, seat: Seat): void {
  const person = personAt(table, seat);
  if (person !== null) table.keptOut = [...table.keptOut, person.origin].slice(-LIMITS.keptOut);
}

export function countReport({ reports }: Table, { person }: Entry<'reported'>): void {
  reports.set(person, (reports.get(person) ?? 0) + 1);
}
