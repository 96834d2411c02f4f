import type { TableInfo } from './serverMessages.ts';

type Seated = Pick<TableInfo, 'host' | 'seats'>;

/** Whether the host is away: not connected, or a bot had to stand in. `connected`: the players who are connected. */
export const isHostAway = ({ host, seats }: Seated, connected: ReadonlySet<number>): boolean =>
  host === null ||
  !connected.has(host) ||
  seats.some((seat) => seat.kind === 'person' && seat.person === host && seat.standIn);

/**
 * The players who may vote for the next match while the host is away: everybody else who has a seat
 * and is connected.
 */
export const rematchVoters = (
  { host, seats }: Seated,
  connected: ReadonlySet<number>,
): readonly number[] =>
  seats.flatMap((seat) =>
    seat.kind === 'person' && seat.person !== host && connected.has(seat.person)
      ? [seat.person]
      : [],
  );

/** The majority of a number of voters. */
export const majorityOf = (voters: number): number => Math.floor(voters / 2) + 1;
