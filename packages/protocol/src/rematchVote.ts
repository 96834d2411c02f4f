import type { TableInfo } from './serverMessages.ts';

type Seated = Pick<TableInfo, 'host' | 'seats'>;

/** Whether nobody can count on the host: not connected, or a bot had to stand in. `connected`: the persons who are there. */
export const isHostAway = ({ host, seats }: Seated, connected: ReadonlySet<number>): boolean =>
  host === null ||
  !connected.has(host) ||
  seats.some((seat) => seat.kind === 'person' && seat.person === host && seat.standIn);

/** While the host is away, these people may vote for the next match: everybody else who has a seat and is connected. */
export const rematchVoters = (
  { host, seats }: Seated,
  connected: ReadonlySet<number>,
): readonly number[] =>
  seats.flatMap((seat) =>
    seat.kind === 'person' && seat.person !== host && connected.has(seat.person)
      ? [seat.person]
      : [],
  );

/** How many of so many voters are a majority. */
export const majorityOf = (voters: number): number => Math.floor(voters / 2) + 1;
