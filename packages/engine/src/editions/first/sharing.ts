import { entryAt, sumOf } from '../../core/codes.ts';
import { finish } from '../../core/finish.ts';
import { clearTable, keepCard, takeOffTable } from '../../core/loot.ts';
import {
  BILL5,
  BILL10,
  BILL20,
  type Loot,
  type LootCode,
  lootNames,
} from '../../core/lootCards.ts';
import { clockwise, type Seat } from '../../core/seats.ts';
import type { MutableMatch, Phase } from '../../core/state.ts';
import { split } from './split.ts';

const bills = (name: Loot, count: number): Loot[] => new Array<Loot>(count).fill(name);

function pay(match: MutableMatch, seat: Seat, bill: LootCode, count: number): void {
  for (let i = 0; i < count; i++) {
    takeOffTable(match.publicState, bill);
    keepCard(match, seat, bill);
  }
}

/** F-9: the standing, unwounded players split the bills equally; what can't be split stays. */
export const splitting: Phase = {
  name: 'split',
  enter(match) {
    const { publicState } = match;
    const standing = clockwise(
      publicState.alive & ~(publicState.ducked | publicState.hit),
      publicState.godfather,
    );
    const paid = standing.length === 0 ? [] : split(publicState.table, standing.length);
    for (let i = 0; i < paid.length; i++) {
      const seat = entryAt(standing, i);
      const { twenties, tens, fives } = entryAt(paid, i);
      pay(match, seat, BILL20, twenties);
      pay(match, seat, BILL10, tens);
      pay(match, seat, BILL5, fives);
      match.events?.push({
        to: 'everyone',
        type: 'paid',
        seat,
        bills: [...bills('bill20', twenties), ...bills('bill10', tens), ...bills('bill5', fives)],
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
