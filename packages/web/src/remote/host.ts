import type { TableMessage } from '@holdup/protocol';

/** Whether the reader is the table's host. */
export const isHost = ({ table, you }: TableMessage): boolean =>
  you.person !== null && table.host === you.person;

/** The name of a person at the table; null where they have left. */
export const personName = ({ table }: TableMessage, person: number | null): string | null => {
  const seat = table.seats.find((each) => each.kind === 'person' && each.person === person);
  return seat?.kind === 'person' ? seat.name : null;
};

export const hostName = (now: TableMessage): string | null => personName(now, now.table.host);
