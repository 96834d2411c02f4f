import { deciding, type Match, play, type Random, result } from '@holdup/engine';
import type { Players } from './players.ts';

/** Lets everybody play on in an imagined match, each by what its seat can know. */

/** One decision. */
export function playOn(match: Match, random: Random, players: Pick<Players, 'answer'>): void {
  const seat = deciding(match)[0];
  if (seat !== undefined) play(match, seat, players.answer(match, seat, random));
}

/** To the end of the round under way, or of the game. */
export function playRound(match: Match, random: Random, players: Pick<Players, 'answer'>): void {
  const { round } = match.publicState;
  while (result(match) === null && match.publicState.round === round)
    playOn(match, random, players);
}
