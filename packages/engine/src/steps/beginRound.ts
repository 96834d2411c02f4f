import { putOnTable } from '../core/loot.ts';
import { LOOT, lootNames } from '../core/lootCards.ts';
import { ALL_SEATS, firstOf, NOBODY } from '../core/seats.ts';
import type { MutableMatch } from '../core/state.ts';

/** F-3: the next round begins, its pile is turned face-up next to what is left on the table. */
export function beginRound(match: MutableMatch): void {
  const { publicState, rules, hidden } = match;
  const start = rules.pileStarts[publicState.round] ?? 0;
  const size = rules.pileSizes[publicState.round] ?? 0;
  publicState.round++;
  publicState.loaded = 0;
  publicState.out = 0;
  publicState.ducked = 0;
  publicState.hit = 0;
  publicState.dying = 0;
  publicState.heir = NOBODY;
  publicState.ordered = NOBODY;
  for (const seat of ALL_SEATS) publicState.targets[seat] = NOBODY;
  passOnGodfather(match);
  for (let i = start; i < start + size; i++) {
    const card = hidden.deck[i];
    if (card === undefined) break;
    putOnTable(publicState, card);
    publicState.unseen[card]--;
  }
  match.events?.push({
    to: 'everyone',
    type: 'roundBegan',
    round: publicState.round,
    godfather: publicState.godfather,
    added: hidden.deck.slice(start, start + size).map((card) => LOOT[card]),
    table: lootNames(publicState.table),
  });
}

/** F-4: a dead Godfather is followed by the next living player clockwise. */
export function passOnGodfather(match: MutableMatch): void {
  const { publicState } = match;
  const next = firstOf(publicState.alive, publicState.godfather);
  if (next === publicState.godfather || next === NOBODY) return;
  publicState.godfather = next;
  match.events?.push({ to: 'everyone', type: 'newGodfather', seat: next });
}
