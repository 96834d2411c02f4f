import { replayOf, resolveSetup } from '@holdup/engine';
import { type MatchRecord, powerDealOf } from '@holdup/protocol';
import type { Game, Table } from './table.ts';

/** The public record of a finished match, which includes the server's secret. */
export function recordOf(table: Table, game: Game): MatchRecord {
  const setup = resolveSetup(game.setup);
  const deal = Array.isArray(setup.options.powers) ? powerDealOf(table.settings) : null;
  return {
    format: 'holdup-record',
    id: game.id,
    finishedAt: game.finishedAt ?? 0,
    replay: replayOf(setup, game.moves, game.names),
    characters: game.characters,
    proof: game.proof,
    ...(deal === null ? {} : { powerDeal: deal }),
    defaults: game.defaults,
  };
}
