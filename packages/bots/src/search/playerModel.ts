import {
  legalMoves,
  type Match,
  type Move,
  openDecision,
  type Random,
  type Seat,
} from '@holdup/engine';
import type { ValueWeights } from '../learnt/valueTable.ts';
import { observeMatch, type Reputation } from '../observation/observeMatch.ts';
import { firstOf } from '../policy/moves.ts';
import { decide } from '../policy/policy.ts';
import { IMAGINED_STYLE, type Style } from '../policy/style.ts';
import { judgeByValues } from './judge.ts';

/** What a seat that is asked answers in a simulated match. */
export type Answer = (match: Match, seat: Seat, random: Random) => Move;

/** How everybody plays in simulated matches, and how those are judged. */
export interface PlayerModel {
  readonly answer: Answer;
  /** A seat's chance to win where a round has just ended. */
  judge(match: Match, seat: Seat): number;
  /** Makes a match that was sampled by the bare odds more like people play. */
  retouch?(match: Match, random: Random): void;
  /** What the others expect of the searching seat's gun; null where they go by the bare odds whatever it loads. */
  readonly reputation: Reputation | null;
}

/** The policy's answer to the open decision. */
export function answerByPolicy(
  match: Match,
  seat: Seat,
  random: Random,
  style: Style,
  reputation?: Reputation,
): Move {
  const moves = legalMoves(match, seat);
  const decision = openDecision(match);
  if (moves.length === 1 || decision === null) return firstOf(moves);
  return decide(decision.name, observeMatch(match, seat, reputation), moves, random, style);
}

export const answerBy =
  (style: Style, reputation?: Reputation): Answer =>
  (match, seat, random) =>
    answerByPolicy(match, seat, random, style, reputation);

/** Everybody plays as `regular` does, in a hurry, but learns how often the searching seat loads a shot. */
export function regularModel(seat: Seat, values: ValueWeights): PlayerModel {
  const reputation: Reputation = { seat, shot: null };
  return {
    reputation,
    answer: answerBy(IMAGINED_STYLE, reputation),
    judge: (match, judged) => judgeByValues(match, judged, values),
  };
}
