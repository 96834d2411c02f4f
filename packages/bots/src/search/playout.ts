import { deciding, type Match, play, type Random, result } from '@holdup/engine';
import type { Answer } from './playerModel.ts';

/** Plays simulated matches on, every seat by what it can know. */

/** One decision. */
export function playOn(match: Match, random: Random, answer: Answer): void {
  const [seat] = deciding(match);
  if (seat !== undefined) play(match, seat, answer(match, seat, random));
}

/** To the end of the round under way, or of the game. */
export function playRound(match: Match, random: Random, answer: Answer): void {
  const { round } = match.publicState;
  while (result(match) === null && match.publicState.round === round) playOn(match, random, answer);
}
