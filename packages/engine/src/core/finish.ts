import type { MatchResult } from './result.ts';
import type { Match } from './state.ts';

/** The game ends here: everyone shows their loot. */
export function finish(match: Match): void {
  const { shown, own } = match;
  shown.finalLoot = own.map(({ loot }) => loot);
  shown.asking = null;
  shown.deciding = 0;
  shown.asked = 0;
  if (match.events !== null)
    match.events.push({ to: 'everyone', type: 'over', result: standings(match) });
}

/** The money of everyone and who would win if the game ended now. It takes all secrets into account: for imagined matches, and for the end. */
export const standings = (match: Match): MatchResult =>
  match.rules.edition.score(
    match.rules,
    match.shown,
    match.own.map(({ loot }) => loot),
  );
