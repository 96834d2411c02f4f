import type { Match } from './state.ts';

/** The game ends here: the money is counted and everyone sees it. */
export function finish(match: Match): void {
  const { shown, rules } = match;
  shown.result = rules.edition.score(match);
  shown.asking = null;
  shown.deciding = 0;
  shown.asked = 0;
  if (match.events !== null)
    match.events.push({ to: 'everyone', type: 'over', result: shown.result });
}
