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
import { fieldsOf, flag, listOf, oneOf, type Reader, refuse, whole } from '../data/reader.ts';
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

const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value, place) =>
    value === undefined ? undefined : read(value, place);

/** Removes undefined fields, so that only named ones are compared. */
const named = <T extends object>(fields: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined)) as T;

const readBulletCounts: Reader<BulletCounts> = (value, place) =>
  bulletNames(readBullets(value, place));

const bySeat =
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

const readSeat: Reader<SeatExpectation> = (value, place) => {
  const names = ['alive', 'wounds', 'loot', 'hand', 'state', 'shame'] as const;
  const fields = fieldsOf(value, place, names, names);
  return named<SeatExpectation>({
    alive: optional(flag)(fields.alive, `${place}.alive`),
    wounds: optional(whole(0, MANY))(fields.wounds, `${place}.wounds`),
    loot: optional(readLootList)(fields.loot, `${place}.loot`),
    hand: optional(readBulletCounts)(fields.hand, `${place}.hand`),
    state: optional(oneOf(SEAT_STATES))(fields.state, `${place}.state`),
    shame: optional(whole(0, MANY))(fields.shame, `${place}.shame`),
  });
};

const readDiscard: Reader<NonNullable<Expectation['discard']>> = (value, place) => {
  const fields = fieldsOf(value, place, ['faceUp', 'faceDown'], ['faceUp', 'faceDown']);
  return named<NonNullable<Expectation['discard']>>({
    faceUp: optional(readBulletCounts)(fields.faceUp, `${place}.faceUp`),
    faceDown: optional(readBulletCounts)(fields.faceDown, `${place}.faceDown`),
  });
};

export function readExpectation(value: unknown, seats: number): Expectation {
  const names = [
    'round',
    'step',
    'godfather',
    'table',
    'piles',
    'discard',
    'seats',
    'deciding',
    'winners',
    'totals',
    'places',
    'tieBreaks',
  ] as const;
  const fields = fieldsOf(value, 'expect', names, names);
  const seat = seatBelow(seats);
  return named<Expectation>({
    round: optional(whole(0, MANY))(fields.round, 'expect.round'),
    step: optional(oneOf(STEPS))(fields.step, 'expect.step'),
    godfather: optional(seat)(fields.godfather, 'expect.godfather'),
    table: optional(readLootList)(fields.table, 'expect.table'),
    piles: optional(listOf(readLootList, 0, MOST_ROUNDS))(fields.piles, 'expect.piles'),
    discard: optional(readDiscard)(fields.discard, 'expect.discard'),
    seats: optional(bySeat(seats, readSeat))(fields.seats, 'expect.seats'),
    deciding: optional(listOf(seat, 0, seats))(fields.deciding, 'expect.deciding'),
    winners: optional(listOf(seat, 0, seats))(fields.winners, 'expect.winners'),
    totals: optional(bySeat(seats, whole(-MONEY, MONEY)))(fields.totals, 'expect.totals'),
    places: optional(bySeat(seats, whole(1, seats)))(fields.places, 'expect.places'),
    tieBreaks: optional(bySeat(seats, oneOf(TIE_BREAKS)))(fields.tieBreaks, 'expect.tieBreaks'),
  });
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
