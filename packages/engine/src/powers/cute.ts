import { takeFromTable } from '../core/loot.ts';
import { BILL5 } from '../core/lootCards.ts';
import { definePower } from '../core/power.ts';

/** P-cute: takes a `bill5` before the sharing begins, if there is one. */
export const cute = definePower({
  name: 'cute',
  hooks: {
    sharingOpens(match, seat) {
      if (match.publicState.table[BILL5] > 0) takeFromTable(match, seat, BILL5, 'cute');
    },
  },
});
