import {
  BULLETS,
  EDITIONS,
  LOOT,
  LOOT_KINDS,
  type Loot,
  MAX_SEATS,
  MIN_SEATS,
  MOST_ROUNDS,
  POWER_NAMES,
  SHARES,
  usedAtOnce,
} from '@holdup/engine';
import { NET_DECISIONS } from './decisions.ts';

/**
 * The inputs of the net, by name. Every input is a small integer (an int8) with a `full` value:
 * the net reads `number / full`. Weights files list these names, so a new power, card or decision
 * is a new column and shifts no other.
 */
export interface Column {
  readonly name: string;
  readonly full: number;
}

/** Probabilities, in hundredths. */
export const CERTAIN = 100;
/** Expected numbers of cards, in eighths. */
export const ONE_CARD = 8;
/** Expected numbers of hits, in sixteenths. */
export const ONE_HIT = 16;

const RICH = 100;

const flag = (name: string): Column => ({ name, full: 1 });
const count = (name: string, full: number): Column => ({ name, full });
const each = (group: string, names: readonly (string | number)[], full = 1): Column[] =>
  names.map((name) => ({ name: `${group}:${name}`, full }));

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The cards that a player keeps after taking them. */
export const KEPT_LOOT: readonly Loot[] = LOOT.filter((card) => !usedAtOnce(card));

/** Columns about the table as a whole, and about the hand of the observing seat. */
export const TABLE_COLUMNS: readonly Column[] = [
  ...each('round', numbers(1, MOST_ROUNDS)),
  count('roundsLeft', 8),
  ...each('decision', NET_DECISIONS),
  ...each('seats', numbers(MIN_SEATS, MAX_SEATS)),
  count('living', 8),
  ...each('edition', EDITIONS),
  flag('option:sitsOut'),
  flag('option:openLoot'),
  flag('option:discardLeftovers'),
  flag('option:tradeWithPlayers'),
  flag('powersInPlay'),
  ...each('table', LOOT, 4),
  flag('table:token'),
  ...each('unseen', LOOT, 8),
  count('cardsToCome', 56),
  count('sharesLeft', 10),
  count('sharers', 8),
  count('lapsLeft', 8),
  count('tableMoney', RICH / 2),
  ...each('hand', BULLETS, 4),
  ...each('loaded', BULLETS),
  ...each('buried', BULLETS, 3),
  ...each('faceUp', BULLETS, 10),
  count('faceDown', 16),
  count('guns', 4),
  count('heat', 2 * ONE_HIT),
  count('hit', CERTAIN),
  count('lives', 3),
  count('money', RICH),
  count('mostMoney', RICH),
  count('ahead', RICH),
  count('richer', 7),
  flag('isGodfather'),
  flag('isTurn'),
  ...each('announced', SHARES),
  ...each('incoming', LOOT),
  ...each('forbidden', LOOT_KINDS),
];

/** Columns about one seat. The observing seat comes first, the others follow clockwise. */
export const SEAT_COLUMNS: readonly Column[] = [
  flag('alive'),
  flag('exists'),
  flag('me'),
  count('distance', 8),
  ...each('target', numbers(0, MAX_SEATS - 1)),
  flag('aimsAtMe'),
  flag('myTarget'),
  flag('hasTarget'),
  count('targetLives', 3),
  count('targetMoney', RICH),
  count('guns', 4),
  count('heat', 2 * ONE_HIT),
  count('safe', CERTAIN),
  count('face', CERTAIN),
  count('odds', CERTAIN),
  count('tripleOdds', CERTAIN),
  count('shots', 4 * ONE_CARD),
  count('pool', 8),
  ...each('loot', KEPT_LOOT, 4 * ONE_CARD),
  count('diamonds', 4 * ONE_CARD),
  flag('mostDiamonds'),
  flag('tiedDiamonds'),
  count('base', RICH),
  count('money', RICH),
  count('richer', 7),
  count('ahead', RICH),
  count('nextPainting', RICH / 2),
  count('turnsUntil', 8),
  flag('ducked'),
  flag('wounded'),
  flag('out'),
  count('wounds', 3),
  count('lives', 3),
  flag('lastLife'),
  count('shame', 4),
  flag('godfather'),
  flag('heir'),
  flag('ordered'),
  count('fromGodfather', 8),
  count('bullets', 8),
  flag('loaded'),
  ...each('shown', BULLETS, 4),
  count('hidden', 6),
  count('regained', 2),
  count('passed', 6),
  ...each('last', BULLETS),
  flag('last:hidden'),
  count('shy', 8),
  flag('wasShy'),
  count('lootCards', 12),
  flag('sharer'),
  flag('turn'),
  flag('hasTaken'),
  flag('satisfied'),
  flag('usedPower'),
  flag('receiver'),
  flag('clipUser'),
  ...each('power', POWER_NAMES),
];

export const TABLE_SIZE = TABLE_COLUMNS.length;
export const SEAT_SIZE = SEAT_COLUMNS.length;
/** Inputs of one decision: the table, then every seat. */
export const INPUTS = TABLE_SIZE + MAX_SEATS * SEAT_SIZE;

const indicesOf = (columns: readonly Column[]): ReadonlyMap<string, number> =>
  new Map(columns.map(({ name }, index) => [name, index]));

const find =
  (indices: ReadonlyMap<string, number>) =>
  (name: string): number => {
    const index = indices.get(name);
    if (index === undefined) throw new Error(`the net has no input "${name}"`);
    return index;
  };

/** The index of a column among those of the table, and among those of a seat. */
export const tableColumn = find(indicesOf(TABLE_COLUMNS));
export const seatColumn = find(indicesOf(SEAT_COLUMNS));
