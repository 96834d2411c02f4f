import { MAX_SEATS } from '@holdup/engine';
import { exponential } from './exponential.ts';
import type { NetOutput } from './forward.ts';

/** The chance to win of the seat that is `away` seats clockwise from the observing one; a dead seat has none. */
export function winChanceOf({ win }: NetOutput, away: number): number {
  const own = win[away] ?? Number.NEGATIVE_INFINITY;
  if (own === Number.NEGATIVE_INFINITY) return 0;
  let sum = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++) sum += exponential((win[seat] ?? 0) - own);
  return 1 / sum;
}
