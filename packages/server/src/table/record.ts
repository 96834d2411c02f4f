import { replayOf, resolveSetup } from '@holdup/engine';
import type { MatchRecord } from '@holdup/protocol';
import { setupOf } from './game.ts';
import type { Game, Table } from './table.ts';

/** A finished match for everyone to read and check; the server's secret is shown now. */
export function recordOf(table: Table, game: Game): MatchRecord {
  const setup = resolveSetup(setupOf(table.settings, game.names.length, game.seed));
  return {
    format: 'holdup-record',
    id: game.id,
    finishedAt: game.finishedAt ?? 0,
    replay: replayOf(setup, game.moves, game.names),
    characters: game.characters,
    proof: game.proof,
    defaults: game.defaults,
  };
}
