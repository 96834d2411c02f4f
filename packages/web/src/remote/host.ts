import { isHostAway, majorityOf, rematchVoters, type TableMessage } from '@holdup/protocol';

/** Whether the reader is the table's host. */
export const isHost = ({ table, you }: TableMessage): boolean =>
  you.person !== null && table.host === you.person;

/** The name of a person at the table; null where they have left. */
export const personName = ({ table }: TableMessage, person: number | null): string | null => {
  const seat = table.seats.find((each) => each.kind === 'person' && each.person === person);
  return seat?.kind === 'person' ? seat.name : null;
};

export const hostName = (now: TableMessage): string | null => personName(now, now.table.host);

/** After a match whose host is away: who voted to play again, and how many it takes. Null where the host decides. */
export const rematchVote = ({
  table,
  presence,
  you,
}: TableMessage): {
  readonly votes: number;
  readonly needed: number;
  /** Whether the reader has voted. */
  readonly voted: boolean;
} | null => {
  const connected = new Set(presence.persons);
  if (you.person === null || table.stage !== 'finished' || !isHostAway(table, connected))
    return null;
  const voters = rematchVoters(table, connected);
  // Servers of the previous release send no votes.
  const votes = (table.votes ?? []).filter((person) => voters.includes(person));
  return {
    votes: votes.length,
    needed: majorityOf(voters.length),
    voted: votes.includes(you.person),
  };
};
