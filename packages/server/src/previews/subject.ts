import { spectatorView } from '@holdup/engine';
import type { Character, MatchRecord, TableInfo } from '@holdup/protocol';
import { tableInfo } from '../table/dto.ts';
import type { Table } from '../table/table.ts';

export interface Sitter {
  readonly name: string;
  readonly character: Character | null;
}

/** What a link shows before it is opened. */
export type Subject =
  | { readonly kind: 'front' }
  | {
      readonly kind: 'table';
      readonly code: string;
      /** Null: the seat is free. Empty: the table is not public. */
      readonly seats: readonly (Sitter | null)[];
      /** What the host calls the rules; empty: nothing. */
      readonly rules: string;
      readonly round: { readonly round: number; readonly of: number } | null;
    }
  | { readonly kind: 'match'; readonly players: readonly Sitter[] };

/** Whether anybody with the code may watch. */
const isOpenToAll = ({ locked, approval, spectators }: TableInfo['settings']): boolean =>
  !locked && !approval && spectators > 0;

/** A table: what everybody may know of it, and the round that spectators see. */
export function tableSubject(table: Table): Subject {
  const { code, seats, stage, settings } = tableInfo(table);
  if (!isOpenToAll(settings)) return { kind: 'table', code, seats: [], rules: '', round: null };
  const view = table.game === null ? null : spectatorView(table.game.match).public;
  return {
    kind: 'table',
    code,
    seats: seats.map((seat) =>
      seat.kind === 'open' ? null : { name: seat.name, character: seat.character },
    ),
    rules: settings.rulesName,
    round: stage === 'playing' && view !== null ? { round: view.round, of: view.rounds } : null,
  };
}

/** A finished match: who played, and not how it ended. */
export const matchSubject = ({ replay, characters }: MatchRecord): Subject => ({
  kind: 'match',
  players: Array.from({ length: replay.seats }, (_, seat) => ({
    name: replay.names?.[seat] ?? '',
    character: characters?.[seat] ?? null,
  })),
});
