import { type Match, result, type Seat } from '@holdup/engine';
import { has } from '@holdup/engine/codes';
import { runNet } from '../learnt/net.ts';
import type { ValueWeights } from '../learnt/valueTable.ts';
import { roundsLeft } from '../observation/observation.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { eachValueInputs, type ValueNet } from '../value/netInputs.ts';
import { outlook } from '../value/outlook.ts';

/** Judging a match at the end of a round: a seat's chance to win. */

/** The chance where it is certain: the game is over, or the seat is dead. */
function certainChance(match: Match, seat: Seat): number | null {
  const ending = result(match);
  if (ending !== null) return ending.winners.includes(seat) ? 1 / ending.winners.length : 0;
  return has(match.publicState.alive, seat) ? null : 0;
}

/** By learnt values. */
export function judgeByValues(match: Match, seat: Seat, values: ValueWeights): number {
  const certain = certainChance(match, seat);
  if (certain !== null) return certain;
  const observation = observeMatch(match, seat);
  const { odds } = outlook(observation, values, roundsLeft(observation) + 1);
  let total = 0;
  for (const each of odds) total += each;
  return total === 0 ? 0 : odds[seat] / total;
}

/** By a net: chances are the softmax of its outputs. */
export function judgeByNet(match: Match, seat: Seat, value: ValueNet): number {
  const certain = certainChance(match, seat);
  if (certain !== null) return certain;
  const observation = observeMatch(match, seat);
  let mine = 0;
  let total = 0;
  eachValueInputs(observation, roundsLeft(observation) + 1, value, (each, inputs) => {
    const odds = Math.exp(Math.max(-30, Math.min(30, runNet(value.net, inputs))));
    total += odds;
    if (each === seat) mine = odds;
  });
  return total === 0 ? 0 : mine / total;
}
