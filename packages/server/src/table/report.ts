import type { ClientMessageOf, ReportReason, Talk } from '@holdup/protocol';
import { audible } from './dto.ts';
import { personsOf, type Table } from './table.ts';

/** A player's report to the operator about another one, with the recent talk as they heard it. */
export interface Report {
  readonly code: string;
  readonly reason: ReportReason;
  readonly from: string;
  readonly about: string;
  readonly remark: string | null;
  readonly talk: readonly Talk[];
}

const nameOf = (table: Table, person: number): string =>
  personsOf(table).find((each) => each.person === person)?.name ?? '';

export const reportOf = (
  table: Table,
  person: number,
  { person: other, reason, text }: ClientMessageOf<'report'>,
): Report => ({
  code: table.code,
  reason,
  from: nameOf(table, person),
  about: nameOf(table, other),
  remark: text ?? null,
  talk: audible(table, person, table.talk),
});
