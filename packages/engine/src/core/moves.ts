import {
  type KindCode,
  LOOT_KINDS,
  type LootKind,
  SHARES,
  type Share,
  type ShareCode,
} from './lootCards.ts';
import { BULLETS, type Bullet, type BulletCode } from './names.ts';
import {
  ALL_SEATS,
  MAX_SEATS,
  type Seat,
  type SeatOrNobody,
  type SeatSet,
  seatsOf,
} from './seats.ts';

export type Move =
  | { readonly move: 'hustle'; readonly target: Seat }
  | { readonly move: 'give'; readonly bullet: Bullet }
  | { readonly move: 'load'; readonly bullet: Bullet }
  | { readonly move: 'aim'; readonly target: Seat | null }
  | { readonly move: 'reload'; readonly bullet: Bullet }
  | { readonly move: 'keep' }
  | { readonly move: 'order'; readonly target: Seat }
  | { readonly move: 'pass' }
  | { readonly move: 'duck' }
  | { readonly move: 'stand' }
  | { readonly move: 'discard'; readonly bullet: Bullet | null }
  | { readonly move: 'take'; readonly shares: readonly [Share] | readonly [Share, Share] }
  | { readonly move: 'forbid'; readonly kind: LootKind }
  | { readonly move: 'allow' }
  | { readonly move: 'trade'; readonly target?: Seat }
  | { readonly move: 'decline' }
  | { readonly move: 'regain' };

/**
 * The number of moves is finite: each exists once, frozen, and has a number. Lists of legal moves
 * are created once for every combination and then shared, so that listing them allocates nothing
 * (except Greedy's, below).
 */
export type MoveCode = number;

const table: Move[] = [];
const byKey = new Map<string, Move>();

const keyOf = (fields: readonly (readonly [string, unknown])[]): string =>
  JSON.stringify([...fields].sort(([a], [b]) => (a < b ? -1 : 1)));

function define(...moves: Move[]): MoveCode {
  const first = table.length;
  for (const move of moves) {
    if ('shares' in move) Object.freeze(move.shares);
    Object.freeze(move);
    byKey.set(keyOf(Object.entries(move)), move);
    table.push(move);
  }
  return first;
}

export const LOAD = define(...BULLETS.map((bullet): Move => ({ move: 'load', bullet })));
export const AIM = define(...ALL_SEATS.map((target): Move => ({ move: 'aim', target })));
/** too late. It is never in a list of legal moves. */
export const AIM_NOBODY = define({ move: 'aim', target: null });
export const DUCK = define({ move: 'duck' });
export const STAND = define({ move: 'stand' });
export const TAKE = define(...SHARES.map((share): Move => ({ move: 'take', shares: [share] })));
export const TAKE_TWO = define(
  ...SHARES.flatMap((first) =>
    SHARES.map((second): Move => ({ move: 'take', shares: [first, second] })),
  ),
);
/** The first code after the takes. */
const END_OF_TAKES = table.length;
export const ORDER = define(...ALL_SEATS.map((target): Move => ({ move: 'order', target })));
export const PASS = define({ move: 'pass' });
export const HUSTLE = define(...ALL_SEATS.map((target): Move => ({ move: 'hustle', target })));
export const GIVE = define(...BULLETS.map((bullet): Move => ({ move: 'give', bullet })));
export const RELOAD = define(...BULLETS.map((bullet): Move => ({ move: 'reload', bullet })));
export const KEEP = define({ move: 'keep' });
export const DISCARD = define(...BULLETS.map((bullet): Move => ({ move: 'discard', bullet })));
export const DISCARD_NOTHING = define({ move: 'discard', bullet: null });
export const DECLINE = define({ move: 'decline' });
export const REGAIN = define({ move: 'regain' });
export const FORBID = define(...LOOT_KINDS.map((kind): Move => ({ move: 'forbid', kind })));
export const ALLOW = define({ move: 'allow' });
export const TRADE = define({ move: 'trade' });
export const TRADE_WITH = define(...ALL_SEATS.map((target): Move => ({ move: 'trade', target })));

/** Every move there is. */
export const MOVES: readonly Move[] = table;

export const moveOf = (code: MoveCode): Move => table[code] as Move;
/** The code of a move of this table. */
export const moveCode = (move: Move): MoveCode => table.indexOf(move);

export const bulletIn = (code: MoveCode, base: MoveCode): BulletCode => (code - base) as BulletCode;
export const seatIn = (code: MoveCode, base: MoveCode): Seat => (code - base) as Seat;
export const targetIn = (code: MoveCode): SeatOrNobody =>
  code === AIM_NOBODY ? -1 : seatIn(code, AIM);
export const kindIn = (code: MoveCode): KindCode => (code - FORBID) as KindCode;
export const takesTwo = (code: MoveCode): boolean => code >= TAKE_TWO && code < END_OF_TAKES;
export const firstShareIn = (code: MoveCode): ShareCode =>
  (takesTwo(code) ? Math.floor((code - TAKE_TWO) / SHARES.length) : code - TAKE) as ShareCode;
export const secondShareIn = (code: MoveCode): ShareCode =>
  ((code - TAKE_TWO) % SHARES.length) as ShareCode;

/** The move encoded by a piece of data, if it is valid: the right fields with the right values, and no others. */
export function parseMove(value: unknown): Move | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(value);
  if (fields.length > 2) return undefined;
  for (const [, field] of fields) {
    const wellFormed = Array.isArray(field)
      ? field.length <= 2 && field.every((share) => typeof share === 'string' && share.length < 16)
      : field === null ||
        (Number.isInteger(field) && !Object.is(field, -0)) ||
        (typeof field === 'string' && field.length < 16);
    if (!wellFormed) return undefined;
  }
  return byKey.get(keyOf(fields));
}

/** A shared list of moves, with their numbers. */
export interface MoveList {
  readonly moves: readonly Move[];
  readonly codes: readonly MoveCode[];
}

export const listOf = (...list: readonly MoveCode[]): MoveList => ({
  moves: list.map(moveOf),
  codes: list,
});

export const NO_MOVES = listOf();

/** Lists for every set of up to `bits` things, each created on first use. */
function lists(
  bits: number,
  make: (set: number) => readonly MoveCode[],
): (set: number) => MoveList {
  const made: (MoveList | undefined)[] = new Array(1 << bits).fill(undefined);
  return (set) => {
    const known = made[set];
    if (known !== undefined) return known;
    const list = listOf(...make(set));
    made[set] = list;
    return list;
  };
}

const bits = (set: number, base: MoveCode): MoveCode[] => {
  const list: MoveCode[] = [];
  for (let i = 0; set >> i !== 0; i++) if ((set >> i) & 1) list.push(base + i);
  return list;
};

/** A set of bullets or shares is a bit mask by code, as a set of seats is. */
export const loads = lists(BULLETS.length, (set) => bits(set, LOAD));
export const gives = lists(BULLETS.length, (set) => bits(set, GIVE));
export const reloads = lists(BULLETS.length, (set) => [KEEP, ...bits(set, RELOAD)]);
export const discards = lists(BULLETS.length, (set) => bits(set, DISCARD));
export const clipAnswers = lists(BULLETS.length, (set) => [
  ...(set === 0 ? [DISCARD_NOTHING] : bits(set, DISCARD)),
  DECLINE,
]);
export const hustles = lists(MAX_SEATS, (set: SeatSet) => bits(set, HUSTLE));
export const aims = lists(MAX_SEATS, (set: SeatSet) => bits(set, AIM));
export const orders = lists(MAX_SEATS, (set: SeatSet) => [PASS, ...bits(set, ORDER)]);
export const trades = lists(MAX_SEATS, (set: SeatSet) => [
  KEEP,
  ...seatsOf(set).map((seat) => TRADE_WITH + seat),
]);
export const forbids = lists(LOOT_KINDS.length, (set) => [ALLOW, ...bits(set, FORBID)]);
export const takes = lists(SHARES.length, (set) => bits(set, TAKE));

/**
 * One share of `set`, or two at once: two equal ones only from `twice`, the shares that are there
 * more than once. Not cached: there are so many of these lists that a cache miss takes longer than
 * creating one.
 */
export function greedyTakes(set: number, twice: number): MoveList {
  const singles = takes(set);
  const codes = singles.codes.slice();
  const moves = singles.moves.slice();
  for (const first of singles.codes)
    for (const second of singles.codes) {
      if (first === second && ((twice >> (first - TAKE)) & 1) === 0) continue;
      const both = TAKE_TWO + (first - TAKE) * SHARES.length + (second - TAKE);
      codes.push(both);
      moves.push(moveOf(both));
    }
  return { moves, codes };
}
