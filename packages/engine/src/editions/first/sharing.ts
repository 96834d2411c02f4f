import { entryAt, sumOf } from '../../core/codes.ts';
import { finish } from '../../core/finish.ts';
import { clearTable, keepCard, takeOffTable } from '../../core/loot.ts';
import { BILL5, BILL10, BILL20, LOOT, type LootCode, lootNames } from '../../core/lootCards.ts';
import { clockwise } from '../../core/seats.ts';
import type { Phase } from '../../core/state.ts';
import { split } from './split.ts';

const bills = (code: LootCode, count: number): LootCode[] => new Array<LootCode>(count).fill(code);

/** F-9: the standing, unwounded players split the bills equally; what can't be split stays. */
export const splitting: Phase = {
  name: 'split',
  enter(match) {
    const { publicState } = match;
    const standing = clockwise(
      publicState.alive & ~(publicState.ducked | publicState.hit),
      publicState.godfather,
    );
    if (standing.length > 0)
      for (const [i, paid] of split(publicState.table, standing.length).entries()) {
        const seat = entryAt(standing, i);
        const cards = [
          ...bills(BILL20, paid.twenties),
          ...bills(BILL10, paid.tens),
          ...bills(BILL5, paid.fives),
        ];
        for (const card of cards) {
          takeOffTable(publicState, card);
          keepCard(match, seat, card);
        }
        match.events?.push({
          to: 'everyone',
          type: 'paid',
          seat,
          bills: cards.map((card) => LOOT[card]),
        });
      }
  },
};

/** F-11: after the last round the game is over. */
export const roundEnd: Phase = {
  name: 'roundEnd',
  enter(match) {
    const { publicState, rules } = match;
    const last = publicState.round >= rules.edition.rounds;
    if (sumOf(publicState.table) > 0 && match.events !== null)
      match.events.push({
        to: 'everyone',
        type: 'leftOver',
        cards: lootNames(publicState.table),
        fate: last ? 'lost' : 'stay',
      });
    if (!last) return;
    clearTable(publicState);
    finish(match);
  },
};
