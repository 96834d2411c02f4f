import { type Match, result, type Seat } from '@holdup/engine';
import type { ValueWeights } from '../learnt/valueTable.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { outlook } from '../value/outlook.ts';

/** A seat's chance to win where a round has just ended, judged by these values. */
export function chanceBy(match: Match, seat: Seat, values: ValueWeights): number {
  const ending = result(match);
  if (ending !== null) return ending.winners.includes(seat) ? 1 / ending.winners.length : 0;
  if (((match.publicState.alive >> seat) & 1) === 0) return 0;
  const observation = observeMatch(match, seat);
  const { odds } = outlook(observation, values, observation.rounds - observation.round + 1);
  let total = 0;
  for (const each of odds) total += each;
  return total === 0 ? 0 : (odds[seat] as number) / total;
}
