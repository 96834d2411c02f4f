import { legalMoves, type Match, type Move, type Random, type Seat } from '@holdup/engine';
import type { ValueWeights } from '../learnt/valueTable.ts';
import { observeMatch, type Reputation } from '../observation/observeMatch.ts';
import { decide } from '../policy/policy.ts';
import { IMAGINED_STYLE, type Style } from '../policy/style.ts';
import { chanceBy } from './leaf.ts';

/** How everybody plays in imagined matches, and how those are judged. */
export interface Players {
  /** What a seat that is asked does. */
  answer(match: Match, seat: Seat, random: Random): Move;
  /** A seat's chance to win where a round has just ended. */
  judge(match: Match, seat: Seat): number;
  /** Makes a world that was drawn by the bare odds more like people play. */
  retouch?(match: Match, random: Random): void;
  /** What the others expect of the gun of the seat that thinks; null where they go by the bare odds whatever it loads. */
  readonly reputation: Reputation | null;
}

export const answerBy =
  (style: Style, reputation?: Reputation): Players['answer'] =>
  (match, seat, random) => {
    const moves = legalMoves(match, seat);
    if (moves.length === 1) return moves[0] as Move;
    return decide(observeMatch(match, seat, reputation), moves, random, style);
  };

/** Everybody plays as `regular` does, in a hurry, but learns how often the seat that thinks loads a shot. */
export function regularPlayers(seat: Seat, values: ValueWeights): Players {
  const reputation: Reputation = { seat, shot: null };
  return {
    reputation,
    answer: answerBy(IMAGINED_STYLE, reputation),
    judge: (match, judged) => chanceBy(match, judged, values),
  };
}
