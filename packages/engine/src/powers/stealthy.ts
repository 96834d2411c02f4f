import { takeFromTable } from '../core/loot.ts';
import { BILL10 } from '../core/lootCards.ts';
import { definePower } from '../core/power.ts';
import type { Seat } from '../core/seats.ts';
import type { MutableMatch } from '../core/state.ts';

function takeBill(match: MutableMatch, seat: Seat): void {
  if (match.publicState.table[BILL10] > 0) takeFromTable(match, seat, BILL10, 'stealthy');
}

/** P-stealthy: takes a `bill10` from the table when lying down: by choice, and with the option also when wounded. */
export const stealthy = definePower({
  name: 'stealthy',
  hooks: {
    ownerDucked: takeBill,
    ownerWounded(match, seat) {
      if (match.rules.options.stealthy === 'alsoWounded') takeBill(match, seat);
    },
  },
});
