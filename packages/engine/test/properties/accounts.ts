import { LOOT_CODES, type PerLoot } from '../../src/core/lootCards.ts';
import { BULLET_CODES, type PerBullet } from '../../src/core/names.ts';
import { ALL_SEATS } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';

/** Where every bullet and every loot card of a match is, added up from all three compartments. */

export function allBullets(match: Match): PerBullet {
  const { seatStates, publicState, hidden } = match;
  return BULLET_CODES.map(
    (code) =>
      seatStates.reduce(
        (sum, { hand, bullet }) => sum + hand[code] + (bullet === code ? 1 : 0),
        0,
      ) +
      publicState.faceUp[code] +
      hidden.faceDown[code] +
      hidden.goneBullets[code],
  ) as PerBullet;
}

/** The deck still contains the cards of past rounds, so only those of later rounds count. */
export function allLoot(match: Match): PerLoot {
  const { seatStates, publicState, hidden, rules } = match;
  const dealt = rules.pileSizes.slice(0, publicState.round).reduce((sum, size) => sum + size, 0);
  const toCome = hidden.deck.slice(dealt);
  return LOOT_CODES.map(
    (code) =>
      seatStates.reduce((sum, { loot }) => sum + loot[code], 0) +
      publicState.table[code] +
      publicState.spent[code] +
      hidden.goneLoot[code] +
      toCome.filter((card) => card === code).length +
      (publicState.sharing.incoming === code ? 1 : 0),
  ) as PerLoot;
}

/** Differences between the public counts and the actual ones, one line each. */
export function miscounted(match: Match): string[] {
  const { seatStates, publicState, hidden, rules } = match;
  const problems: string[] = [];
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
  const compare = (what: string, told: number, is: number): void => {
    if (told !== is) problems.push(`${what}: everybody sees ${told}, there are ${is}`);
  };
  for (const seat of ALL_SEATS.slice(0, rules.seats)) {
    const { hand, loot, bullet } = seatStates[seat] as (typeof seatStates)[number];
    compare(`bullets of seat ${seat}`, publicState.bullets[seat], sum(hand));
    compare(`loot of seat ${seat}`, publicState.lootCards[seat], sum(loot));
    compare(`bullet before seat ${seat}`, (publicState.loaded >> seat) & 1, bullet === -1 ? 0 : 1);
  }
  compare('face-down discard', publicState.faceDown, sum(hidden.faceDown));
  const counts = [
    publicState.faceUp,
    hidden.faceDown,
    hidden.goneBullets,
    publicState.table,
    publicState.spent,
  ]
    .concat([
      hidden.goneLoot,
      publicState.unseen,
      ...seatStates.flatMap(({ hand, loot }) => [hand, loot]),
    ])
    .flat();
  if (counts.some((count) => count < 0)) problems.push('there is less than nothing of something');
  return problems;
}
