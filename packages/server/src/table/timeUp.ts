import { deciding, RULES_VERSION } from '@holdup/engine';
import { defaultPicks, needsChoice } from './choosing.ts';
import type { Entropy } from './commands.ts';
import type { Due } from './deadlines.ts';
import type { Entry } from './entries.ts';
import { openCount } from './game.ts';
import type { Table } from './table.ts';

/** A table's automatic actions when they are due. */
export function carryOut(table: Table, due: Due, entropy: Entropy): readonly Entry[] {
  switch (due.what) {
    case 'begin':
      if (table.stage === 'starting' && needsChoice(table)) return [{ t: 'choosing' }];
      return [{ t: 'began', match: entropy.matchId(), rules: RULES_VERSION }];
    case 'pick':
      return defaultPicks(table);
    case 'end':
      return [{ t: 'ended', why: 'rulesChanged', secret: entropy.secret() }];
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
