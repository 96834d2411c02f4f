import type { MatchResult } from './result.ts';
import type { Match, MutableMatch } from './state.ts';

/** Ends the game: everyone shows their loot. */
export function finish(match: MutableMatch): void {
  const { publicState, seatStates } = match;
  publicState.finalLoot = seatStates.map(({ loot }) => loot);
  publicState.asking = null;
  publicState.deciding = 0;
  publicState.asked = 0;
  match.events?.push({ to: 'everyone', type: 'over', result: standings(match) });
}

/**
 * The money of everyone and who would win if the game ended now. It uses all secrets: only for
 * sampled matches, and for the end.
 */
export const standings = (match: Match): MatchResult =>
  match.rules.edition.score(
    match.rules,
    match.publicState,
    match.seatStates.map(({ loot }) => loot),
  );
