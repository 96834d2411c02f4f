import { type Match, result, type Seat } from '@holdup/engine';
import { runNet } from '../learnt/net.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { eachValueInputs, type ValueNet } from '../value/netInputs.ts';

/** A seat's chance to win where a round has just ended, judged by a net: chances go with the exponential of what it says. */
export function chanceByNet(match: Match, seat: Seat, value: ValueNet): number {
  const ending = result(match);
  if (ending !== null) return ending.winners.includes(seat) ? 1 / ending.winners.length : 0;
  if (((match.publicState.alive >> seat) & 1) === 0) return 0;
  const observation = observeMatch(match, seat);
  let mine = 0;
  let total = 0;
  eachValueInputs(
    observation,
    observation.rounds - observation.round + 1,
    value,
    (each, inputs) => {
      const odds = Math.exp(Math.max(-30, Math.min(30, runNet(value.net, inputs))));
      total += odds;
      if (each === seat) mine = odds;
    },
  );
  return total === 0 ? 0 : mine / total;
}
