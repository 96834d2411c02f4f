import { countLoot, LOOT, type Loot, lootNames, type PerLoot } from '../core/lootCards.ts';
import {
  type BulletCounts,
  bulletNames,
  countBullets,
  SEAT_STATES,
  type SeatStateName,
  STEPS,
  type StepName,
} from '../core/names.ts';
import { TIE_BREAKS, type TieBreak } from '../core/result.ts';
import { has, type Seat, seatsBelow, seatsOf } from '../core/seats.ts';
import { type Match, seatStateOf } from '../core/state.ts';
import { MANY, readBullets, readLootList, seatBelow } from '../data/cards.ts';
import { seatStatus } from '../data/playerViews.ts';
import { flag, listOf, oneOf, type Reader, readSome, refuse, whole } from '../data/reader.ts';
import { MOST_ROUNDS } from '../editions/index.ts';
import { result, stepOf } from '../match/play.ts';

/** The expectation of a scenario: named parts of the state of a match, secrets included. */
export interface Expectation {
  readonly round?: number;
  readonly step?: StepName;
  readonly godfather?: Seat;
  readonly table?: readonly Loot[];
  readonly piles?: readonly (readonly Loot[])[];
  readonly discard?: { readonly faceUp?: BulletCounts; readonly faceDown?: BulletCounts };
  readonly seats?: { readonly [seat: string]: SeatExpectation };
  readonly deciding?: readonly Seat[];
  readonly winners?: readonly Seat[];
  readonly totals?: { readonly [seat: string]: number };
  readonly places?: { readonly [seat: string]: number };
  readonly tieBreaks?: { readonly [seat: string]: TieBreak };
}

interface SeatExpectation {
  readonly alive?: boolean;
  readonly wounds?: number;
  readonly loot?: readonly Loot[];
  readonly hand?: BulletCounts;
  readonly state?: SeatStateName;
  readonly shame?: number;
}

const MONEY = 10_000_000;

const readBulletCounts: Reader<BulletCounts> = (value, place) =>
  bulletNames(readBullets(value, place));

const readBySeat =
  <T>(seats: number, read: Reader<T>): Reader<{ [seat: string]: T }> =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(place, 'an object by seat', value);
    return Object.fromEntries(
      Object.entries(value).map(([seat, entry]) => [
        seatBelow(seats)(Number(seat), `${place}: a seat`),
        read(entry, `${place}.${seat}`),
      ]),
    );
  };

const count = whole(0, MANY);

const readSeat: Reader<SeatExpectation> = (value, place) =>
  readSome(value, place, {
    alive: flag,
    wounds: count,
    loot: readLootList,
    hand: readBulletCounts,
    state: oneOf(SEAT_STATES),
    shame: count,
  } satisfies Record<keyof SeatExpectation, Reader<unknown>>);

const readDiscard: Reader<NonNullable<Expectation['discard']>> = (value, place) =>
  readSome(value, place, { faceUp: readBulletCounts, faceDown: readBulletCounts });

export function readExpectation(value: unknown, seats: number): Expectation {
  const seat = seatBelow(seats);
  return readSome(value, 'expect', {
    round: count,
    step: oneOf(STEPS),
    godfather: seat,
    table: readLootList,
    piles: listOf(readLootList, 0, MOST_ROUNDS),
    discard: readDiscard,
    seats: readBySeat(seats, readSeat),
    deciding: listOf(seat, 0, seats),
    winners: listOf(seat, 0, seats),
    totals: readBySeat(seats, whole(-MONEY, MONEY)),
    places: readBySeat(seats, whole(1, seats)),
    tieBreaks: readBySeat(seats, oneOf(TIE_BREAKS)),
  } satisfies Record<keyof Expectation, Reader<unknown>>);
}

function seatOf(match: Match, seat: Seat): SeatExpectation {
  const { publicState, rules } = match;
  const own = seatStateOf(match, seat);
  return {
    alive: has(publicState.alive, seat),
    wounds: publicState.wounds[seat],
    loot: lootNames(own.loot),
    hand: bulletNames(own.hand),
    state: seatStatus(publicState, seat),
    ...(rules.edition.shame ? { shame: publicState.shame[seat] } : {}),
  };
}

/** The state of a match in the shape of an expectation, complete. */
export function describe(match: Match): Expectation {
  const { publicState, rules, hidden } = match;
  const seats = seatsBelow(rules.seats);
  let place =
    hidden.deck.length -
    rules.pileSizes.slice(publicState.round).reduce((sum, size) => sum + size, 0);
  const piles = rules.pileSizes.slice(publicState.round).map((size) => {
    place += size;
    return hidden.deck.slice(place - size, place).map((code) => LOOT[code]);
  });
  const over = result(match);
  return {
    round: publicState.round,
    step: stepOf(publicState),
    godfather: publicState.godfather,
    table: lootNames(publicState.table),
    piles,
    discard: { faceUp: bulletNames(publicState.faceUp), faceDown: bulletNames(hidden.faceDown) },
    seats: Object.fromEntries(seats.map((seat) => [seat, seatOf(match, seat)])),
    deciding: seatsOf(publicState.deciding),
    ...(over === null
      ? {}
      : {
          winners: over.winners,
          totals: Object.fromEntries(
            over.seats.filter(({ alive }) => alive).map(({ seat, total }) => [seat, total]),
          ),
          places: Object.fromEntries(over.seats.map(({ seat, place }) => [seat, place])),
          tieBreaks: Object.fromEntries(
            over.seats.flatMap(({ seat, tieBreak }) => (tieBreak ? [[seat, tieBreak]] : [])),
          ),
        }),
  };
}

const LOOT_LISTS = ['loot', 'table'];
const BULLET_MAPS = ['hand', 'faceUp', 'faceDown'];
const SEAT_LISTS = ['deciding', 'winners'];

/** A canonical form of a value: cards and seats in any order, bullets with or without zeros. */
function canonical(field: string, value: unknown): unknown {
  if (LOOT_LISTS.includes(field)) return countLoot(value as Loot[]);
  if (field === 'piles') return trimmed((value as Loot[][]).map(countLoot));
  if (BULLET_MAPS.includes(field)) return countBullets(value as BulletCounts);
  if (SEAT_LISTS.includes(field)) return [...(value as Seat[])].sort();
  return value;
}

/** A missing pile and an empty one are the same. */
const trimmed = (piles: PerLoot[]): PerLoot[] => {
  const last = piles.findLastIndex((pile) => pile.some((cards) => cards > 0));
  return piles.slice(0, last + 1);
};

const NESTED = ['seats', 'discard', 'totals', 'places'];

/** The differences between the expected and the actual state, one line each. */
export function differences(expected: object, actual: object, path = ''): string[] {
  return Object.entries(expected).flatMap(([field, value]) => {
    const found = (actual as Record<string, unknown>)[field];
    const place = path === '' ? field : `${path}.${field}`;
    if (NESTED.includes(field) || path === 'seats')
      return differences(value as object, (found ?? {}) as object, place);
    if (
      found !== undefined &&
      JSON.stringify(canonical(field, value)) === JSON.stringify(canonical(field, found))
    )
      return [];
    return [
      `${place} should be ${JSON.stringify(value)} and is ${JSON.stringify(found) ?? 'not there'}`,
    ];
  });
}
