import { SetupError } from '../core/errors.ts';
import type { GameEvent } from '../core/events.ts';
import type { Move } from '../core/moves.ts';
import type { EditionName } from '../core/names.ts';
import type { Options, ResolvedSetup } from '../core/options.ts';
import type { Seat } from '../core/seats.ts';
import type { Match } from '../core/state.ts';
import { RULES_VERSION } from '../core/version.ts';
import { createMatch } from '../match/create.ts';
import { playRecorded } from '../match/play.ts';
import { resolveSetup } from '../match/setup.ts';
import { checkRulesVersion, readSeatMove } from './cards.ts';
import { fieldsOf, listOf, text } from './reader.ts';

/** A match as its setup and its moves: replaying them gives the same bytes. */
export interface Replay {
  readonly rulesVersion: number;
  readonly edition: EditionName;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly moves: readonly PlayedMove[];
  /** Who sat where, for the narration. */
  readonly names?: readonly string[];
}

export type PlayedMove = { readonly seat: Seat } & Move;

const MAX_MOVES = 2000;

/** The replay of a match from its setup and the moves played so far. */
export function replayOf(
  { edition, options, seats, seed }: ResolvedSetup,
  moves: readonly PlayedMove[],
  names?: readonly string[],
): Replay {
  const replay = { rulesVersion: RULES_VERSION, edition, options, seats, seed, moves };
  return names === undefined ? replay : { ...replay, names };
}

/**
 * Adds a move to a record. A revised answer replaces the earlier one, so that no record
 * shows a change of mind.
 */
export function recordMove(moves: PlayedMove[], played: PlayedMove, revises: boolean): void {
  const answer = revises ? moves.findLastIndex(({ seat }) => seat === played.seat) : -1;
  if (answer === -1) moves.push(played);
  else moves[answer] = played;
}

/**
 * Reads a replay from any source; throws a SetupError that says what is wrong with it. The moves
 * are not played yet.
 */
export function readReplay(value: unknown): Replay {
  const fields = fieldsOf(
    value,
    'the replay',
    ['rulesVersion', 'edition', 'options', 'seats', 'seed', 'moves', 'names'],
    ['options', 'names'],
  );
  checkRulesVersion('the replay', fields.rulesVersion);
  const { edition, options, seats, seed } = resolveSetup(fields);
  const readOne = readSeatMove(seats);
  const moves = listOf(
    (entry, path): PlayedMove => {
      const { seat, move } = readOne(entry, path);
      return { seat, ...move };
    },
    0,
    MAX_MOVES,
  )(fields.moves, 'moves');
  const names =
    fields.names === undefined ? undefined : listOf(text(40), seats, seats)(fields.names, 'names');
  return replayOf({ edition, options, seats, seed }, moves, names);
}

/** Plays a replay; calls back before the first move (index −1) and after every move, with its events. */
export function runReplay(
  replay: Replay,
  after: (match: Match, events: readonly GameEvent[], index: number) => void = () => {},
): Match {
  const beginning: GameEvent[] = [];
  const match = createMatch(replay, beginning);
  after(match, beginning, -1);
  for (const [index, { seat, ...move }] of replay.moves.entries()) {
    const events: GameEvent[] = [];
    const played = playRecorded(match, seat, move, events);
    if (!played.ok)
      throw new SetupError(
        `move ${index + 1} of the replay (${JSON.stringify({ seat, ...move })}) can't be made there: ${played.refusal.reason}`,
      );
    after(match, events, index);
  }
  return match;
}
