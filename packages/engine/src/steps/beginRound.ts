import { putOnTable } from '../core/loot.ts';
import { LOOT, type LootCode, lootNames } from '../core/names.ts';
import { firstOf, NOBODY, type Seat } from '../core/seats.ts';
import type { Match } from '../core/state.ts';

/** F-3: the next round begins, its pile is turned face-up beside what is left on the table. */
export function beginRound(match: Match): void {
  const { shown, rules, dark } = match;
  const place = rules.pileStarts[shown.round] as number;
  const size = rules.pileSizes[shown.round] as number;
  shown.round++;
  shown.loaded = 0;
  shown.out = 0;
  shown.ducked = 0;
  shown.hit = 0;
  shown.dying = 0;
  shown.heir = NOBODY;
  shown.ordered = NOBODY;
  for (let seat = 0; seat < rules.seats; seat++) shown.targets[seat as Seat] = NOBODY;
  passOnGodfather(match);
  for (let i = place; i < place + size; i++) {
    const card = dark.deck[i] as LootCode;
    putOnTable(shown, card);
    shown.unseen[card]--;
  }
  if (match.events !== null)
    match.events.push({
      to: 'everyone',
      type: 'roundBegan',
      round: shown.round,
      godfather: shown.godfather,
      added: dark.deck.slice(place, place + size).map((card) => LOOT[card]),
      table: lootNames(shown.table),
    });
}

/** F-4: a dead Godfather is followed by the next living player clockwise. */
export function passOnGodfather(match: Match): void {
  const { shown } = match;
  const next = firstOf(shown.alive, shown.godfather);
  if (next === shown.godfather || next === NOBODY) return;
  shown.godfather = next;
  if (match.events !== null)
    match.events.push({ to: 'everyone', type: 'newGodfather', seat: next });
}
