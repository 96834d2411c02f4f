import { deciding } from '@holdup/engine';
import type { Fresh } from './commands.ts';
import type { Due } from './deadlines.ts';
import type { Entry } from './entries.ts';
import { openCount } from './game.ts';
import type { Table } from './table.ts';

/** What a table does by itself when the time for it has come. */
export function carryOut(table: Table, due: Due, fresh: Fresh): readonly Entry[] {
  switch (due.what) {
    case 'begin':
      return [{ t: 'began', match: fresh.matchId() }];
    case 'unpause':
      return [{ t: 'unpaused' }];
    case 'sitIn':
      return [{ t: 'satIn', seat: due.seat }];
    case 'timeUp': {
      const { game } = table;
      if (game === null) return [];
      if (openCount(game.match) !== null) return [{ t: 'zero' }];
      return deciding(game.match).map((seat): Entry => ({ t: 'defaulted', seat }));
    }
  }
}
