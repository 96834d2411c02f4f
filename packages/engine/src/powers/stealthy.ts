import { takeFromTable } from '../core/loot.ts';
import { BILL10 } from '../core/lootCards.ts';
import { definePower } from '../core/power.ts';

/** P-stealthy: on ducking takes a `bill10` from the table at once, where there is one. */
export const stealthy = definePower({
  name: 'stealthy',
  hooks: {
    ownerDucked(match, seat) {
      if (match.publicState.table[BILL10] > 0) takeFromTable(match, seat, BILL10, 'stealthy');
    },
  },
});
