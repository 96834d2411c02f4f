import { isRecord } from '../core/errors.ts';
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
import { has, MAX_SEATS, type Seat, seatsBelow, seatsOf } from '../core/seats.ts';
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

/** A part of an expectation: how it is read, and how it differs from what was found, one line each. */
interface Part<T> {
  readonly read: Reader<T>;
  differences(expected: T, found: T | undefined, path: string): string[];
}

/** A value that must be equal in its canonical form. */
const value = <T>(
  read: Reader<T>,
  canonical: (value: T) => unknown = (plain) => plain,
): Part<T> => ({
  read,
  differences: (expected, found, path) =>
    found !== undefined && JSON.stringify(canonical(expected)) === JSON.stringify(canonical(found))
      ? []
      : [
          `${path} should be ${JSON.stringify(expected)} and is ${JSON.stringify(found) ?? 'not there'}`,
        ],
});

/** An object of which only the named fields are compared. */
function fields<T extends object>(
  parts: {
    readonly [K in keyof T]-?: Part<NonNullable<T[K]>>;
  },
): Part<T> {
  const readers = Object.fromEntries(
    Object.entries<Part<unknown>>(parts).map(([name, { read }]) => [name, read]),
  );
  return {
    read: (given, path) => readSome(given, path, readers) as T,
    differences(expected, found, path) {
      const all: string[] = [];
      for (const name in parts) {
        const wanted = expected[name];
        const inner = path === '' ? name : `${path}.${name}`;
        const got = found?.[name] ?? undefined;
        if (wanted != null) all.push(...parts[name].differences(wanted, got, inner));
      }
      return all;
    },
  };
}

/** An object with an entry for each of some seats. */
const bySeat = <T>(seats: number, part: Part<T>): Part<{ readonly [seat: string]: T }> => ({
  read(given, path) {
    if (!isRecord(given)) return refuse(path, 'an object by seat', given);
    return Object.fromEntries(
      Object.entries(given).map(([seat, entry]) => [
        seatBelow(seats)(Number(seat), `${path}: a seat`),
        part.read(entry, `${path}.${seat}`),
      ]),
    );
  },
  differences: (expected, found, path) =>
    Object.entries(expected).flatMap(([seat, wanted]) =>
      part.differences(wanted, found?.[seat], `${path}.${seat}`),
    ),
});

const MONEY = 10_000_000;

const count = whole(0, MANY);

/** Bullets with or without zeros. */
const bullets = value<BulletCounts>(
  (given, path) => bulletNames(readBullets(given, path)),
  countBullets,
);
/** Cards in any order. */
const cards = value<readonly Loot[]>(readLootList, countLoot);
/** Piles, of which the last ones may be left out if they are empty. */
const piles = value<readonly (readonly Loot[])[]>(listOf(readLootList, 0, MOST_ROUNDS), (given) =>
  trimmed(given.map(countLoot)),
);
const seatList = (seats: number): Part<readonly Seat[]> =>
  value<readonly Seat[]>(listOf(seatBelow(seats), 0, seats), (given) => [...given].sort());

const trimmed = (counts: PerLoot[]): PerLoot[] => {
  const last = counts.findLastIndex((pile) => pile.some((number) => number > 0));
  return counts.slice(0, last + 1);
};

const SEAT = fields<SeatExpectation>({
  alive: value(flag),
  wounds: value(count),
  loot: cards,
  hand: bullets,
  state: value(oneOf(SEAT_STATES)),
  shame: value(count),
});

const DISCARD = fields<NonNullable<Expectation['discard']>>({
  faceUp: bullets,
  faceDown: bullets,
});

const expectation = (seats: number): Part<Expectation> =>
  fields<Expectation>({
    round: value(count),
    step: value(oneOf(STEPS)),
    godfather: value(seatBelow(seats)),
    table: cards,
    piles,
    discard: DISCARD,
    seats: bySeat(seats, SEAT),
    deciding: seatList(seats),
    winners: seatList(seats),
    totals: bySeat(seats, value(whole(-MONEY, MONEY))),
    places: bySeat(seats, value(whole(1, seats))),
    // Seats that are not named must have none.
    tieBreaks: value(bySeat(seats, value(oneOf(TIE_BREAKS))).read),
  });

export const readExpectation = (given: unknown, seats: number): Expectation =>
  expectation(seats).read(given, 'expect');

/** The differences between the expected and the actual state, one line each. */
export const differences = (expected: Expectation, actual: Expectation): string[] =>
  expectation(MAX_SEATS).differences(expected, actual, '');

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
  const { pileSizes, pileStarts } = rules;
  const piles = pileSizes.slice(publicState.round).map((size, later) => {
    const start = pileStarts[publicState.round + later] ?? 0;
    return hidden.deck.slice(start, start + size).map((code) => LOOT[code]);
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
