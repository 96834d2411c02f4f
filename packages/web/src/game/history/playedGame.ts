import { LEVELS, type Level } from '@holdup/bots';
import { EDITIONS, type EditionName, isRecord, MAX_SEATS, MIN_SEATS } from '@holdup/engine';
import { CHARACTERS, type CharacterId } from '../../art/index.ts';
import type { OwnGame, Rival } from '../worker/messages.ts';

/** A finished match of this device's reader, as the history keeps it. */
export type PlayedGame = OwnGame & {
  /** At a table: the server's name of the match, which its link contains. Alone: seed and branch. */
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  /** Played at a table on a server. */
  readonly together: boolean;
  readonly edition: EditionName;
  readonly seats: number;
  readonly character: CharacterId;
  /** The level of each bot. */
  readonly levels: readonly Level[];
};

const MOST = { id: 100, name: 40, money: 100_000_000, count: 10_000 } as const;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;
const isCount = (value: unknown): value is number => isWhole(value, 0, MOST.count);

/** A list with only such items, and at most one for each opponent. */
const readList = <T>(value: unknown, read: (item: unknown) => T | undefined): T[] | null => {
  if (!Array.isArray(value) || value.length >= MAX_SEATS) return null;
  const items = value.flatMap((item) => read(item) ?? []);
  return items.length === value.length ? items : null;
};

const readRival = (value: unknown): Rival | undefined => {
  if (!isRecord(value)) return undefined;
  const { name, hits, hitsTaken } = value;
  return isText(name, MOST.name) && isCount(hits) && isCount(hitsTaken)
    ? { name, hits, hitsTaken }
    : undefined;
};

const readOwnGame = (value: Readonly<Record<string, unknown>>): OwnGame | null => {
  const { won, place, money, bluffs, hits, hitsTaken, diedFirst } = value;
  const rivals = readList(value.rivals, readRival);
  return typeof won === 'boolean' &&
    (place === null || isWhole(place, 1, MAX_SEATS)) &&
    isWhole(money, -MOST.money, MOST.money) &&
    isCount(bluffs) &&
    isCount(hits) &&
    isCount(hitsTaken) &&
    typeof diedFirst === 'boolean' &&
    rivals !== null
    ? { won, place, money, bluffs, hits, hitsTaken, diedFirst, rivals }
    : null;
};

/** A game from storage or from a file, fully validated; null if it is not one. */
export const readPlayedGame = (value: unknown): PlayedGame | null => {
  if (!isRecord(value)) return null;
  const { id, ended, together, seats } = value;
  const own = readOwnGame(value);
  const edition = EDITIONS.find((each) => each === value.edition);
  const character = CHARACTERS.find((each) => each.id === value.character)?.id;
  const levels = readList(value.levels, (item) => LEVELS.find((level) => level === item));
  return own !== null &&
    edition !== undefined &&
    character !== undefined &&
    levels !== null &&
    isText(id, MOST.id) &&
    isWhole(ended, 0, Number.MAX_SAFE_INTEGER) &&
    typeof together === 'boolean' &&
    isWhole(seats, MIN_SEATS, MAX_SEATS)
    ? { id, ended, together, edition, seats, character, levels, ...own }
    : null;
};
