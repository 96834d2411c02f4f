import { deciding, legalMoves, type Match, play, type Random, result } from '@holdup/engine';
import { decide } from '../policy/policy.ts';
import type { Style } from '../policy/style.ts';
import { sightOfMatch } from '../sight/ofMatch.ts';

/** Lets everybody play on in an imagined match as `regular` would, each by what its seat can know. */

export type StyleOf = (seat: number) => Style;

/** One decision. */
export function playOn(match: Match, random: Random, styleOf: StyleOf): void {
  const seat = deciding(match)[0];
  if (seat === undefined) return;
  const moves = legalMoves(match, seat);
  play(match, seat, decide(sightOfMatch(match, seat), moves, random, styleOf(seat)));
}

/** To the end of the round under way, or of the game. */
export function playRound(match: Match, random: Random, styleOf: StyleOf): void {
  const { round } = match.shown;
  while (result(match) === null && match.shown.round === round) playOn(match, random, styleOf);
}
