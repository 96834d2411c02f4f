import { isHostAway, majorityOf, rematchVoters } from '@holdup/protocol';
import { tableInfo } from './dto.ts';
import type { Outcome } from './entries.ts';
import type { Table } from './table.ts';

/** The host starts another match with the same players. While the host is away, a majority of those connected does. */
export function rematch(
  table: Table,
  person: number,
  secret: () => string,
  connected: ReadonlySet<number>,
): Outcome {
  const again = () => ({ t: 'rematch', secret: secret() }) as const;
  if (table.host === person) return table.stage === 'finished' ? [again()] : 'notAllowed';
  const info = tableInfo(table);
  if (table.stage !== 'finished' || !isHostAway(info, connected)) return 'notHost';
  const vote = table.votes.has(person) ? [] : [{ t: 'voted', person } as const];
  const voters = rematchVoters(info, connected);
  const votes = [...table.votes, person].filter((each) => voters.includes(each));
  const [host] = votes;
  if (host === undefined || new Set(votes).size < majorityOf(voters.length)) return vote;
  return [...vote, { t: 'host', person: host, for: absentHost(table, connected) }, again()];
}

/** The host who gets the table back on returning; none if they are connected and only don't answer. */
const absentHost = ({ host, hostFor }: Table, connected: ReadonlySet<number>): number | null =>
  host !== null && connected.has(host) ? null : (hostFor ?? host);
