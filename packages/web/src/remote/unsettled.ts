import { isRecord, type Seat } from '@holdup/engine';
import { LEVELS, type Level, type TableMessage } from '@holdup/protocol';
import { addGames, hasGame } from '../game/history/playedGames.ts';
import { seatOrNull } from '../game/seats.ts';
import { ask } from '../game/worker/ask.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { charactersOf, readMatch } from './match.ts';

/** A match at a table that the reader sits in; its record is not in the history yet. */
type Unsettled = {
  readonly match: string;
  readonly seat: Seat;
  readonly levels: readonly Level[];
  /** When it was noted, in milliseconds since 1970. */
  readonly at: number;
};

/** A match whose record never came is given up after this time: its table was closed. */
const GIVEN_UP_MS = 14 * 24 * 3_600_000;
const KEPT = 20;

const readUnsettled = (value: unknown): readonly Unsettled[] => {
  if (!isRecord(value)) return [];
  const { match, at, levels } = value;
  const seat = seatOrNull(value.seat);
  if (typeof match !== 'string' || typeof at !== 'number' || seat === null) return [];
  const known = Array.isArray(levels) ? levels : [];
  return [
    { match, seat, at, levels: known.flatMap((each) => LEVELS.find((it) => it === each) ?? []) },
  ];
};

const unsettled = (): readonly Unsettled[] => {
  const stored = readStored('holdup.unsettled');
  return Array.isArray(stored) ? stored.flatMap(readUnsettled) : [];
};

const write = (list: readonly Unsettled[]): void =>
  writeStored('holdup.unsettled', list.length === 0 ? null : list.slice(0, KEPT));

/** The match no longer belongs in the history, or is there already. */
export const dropMatch = (match: string | null): void =>
  write(unsettled().filter((each) => each.match !== match));

/** Reads the record of a match and adds it to the history. */
const settle = async ({ match, seat, levels, at }: Unsettled, tries?: number): Promise<void> => {
  const record = await readMatch(match, tries);
  if (record === null) {
    if (Date.now() - at > GIVEN_UP_MS) dropMatch(match);
    return;
  }
  const { replay, finishedAt: ended } = record;
  const { edition, seats } = replay;
  const character = charactersOf(record)?.[seat] ?? 'bull';
  try {
    const own = await ask('ownGame', { replay, seat });
    addGames([{ id: match, ended, together: true, edition, seats, character, levels, ...own }]);
  } finally {
    // A match by rules that this version can't replay stays out.
    dropMatch(match);
  }
};

/** Adds every match at a table that has ended since it was noted. */
export const settleAll = async (): Promise<void> => {
  for (const each of unsettled()) await settle(each, 1).catch(() => {});
};

/** Notes the match that the reader plays at a table, and adds it to the history once it is over. */
const follow = ({ match, stage, seats }: TableMessage['table'], seat: Seat): void => {
  if (match === null) return;
  const known = unsettled().find((each) => each.match === match);
  if (stage === 'playing' && known === undefined && !hasGame(match)) {
    const levels = seats.flatMap((each) => (each.kind === 'bot' ? [each.level] : []));
    write([{ match, seat, levels, at: Date.now() }, ...unsettled()]);
  }
  if (stage === 'finished' && known !== undefined) void settle(known).catch(() => {});
};

/** Follows the matches of a table by its messages, for the history. */
export const createMatchFollower = () => {
  let last = '';
  return ({ table, you: { seat } }: TableMessage): void => {
    if (seat === null) return;
    const now = [table.match, table.stage, seat].join();
    if (now === last) return;
    last = now;
    follow(table, seat);
  };
};
