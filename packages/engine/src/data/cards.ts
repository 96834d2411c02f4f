import { eachOf, maskOf } from '../core/codes.ts';
import { isRecord, quote, SetupError } from '../core/errors.ts';
import { countLoot, LOOT, type Loot, type PerLoot } from '../core/lootCards.ts';
import { type Move, parseMove } from '../core/moves.ts';
import { BULLETS, type PerBullet } from '../core/names.ts';
import {
  ALL_SEATS,
  NOBODY,
  type PerSeat,
  perSeat,
  type Seat,
  type SeatOrNobody,
  type SeatSet,
  seatsBelow,
} from '../core/seats.ts';
import { RULES_VERSION } from '../core/version.ts';
import { MOST_ROUNDS } from '../editions/index.ts';
import {
  fieldsOf,
  inside,
  listOf,
  oneOf,
  type Path,
  type Reader,
  refuse,
  whole,
} from './reader.ts';

/** Readers of the game's own data. */

/** The fields of a compartment that its view must have, all but those shown in another way. */
export type Shown<State, Differently extends PropertyKey = never> = {
  readonly [K in Exclude<keyof State, Differently>]: unknown;
};

/** An upper bound for any count in a match. */
export const MANY = 400;

export const roundNumber = whole(0, MOST_ROUNDS);

export const readLootList: Reader<Loot[]> = listOf(oneOf(LOOT), 0, MANY);
export const readLoot: Reader<PerLoot> = (value, path) => countLoot(readLootList(value, path));

export const readBullets: Reader<PerBullet> = (value, path) => {
  const fields = fieldsOf(value, path, BULLETS, BULLETS);
  return eachOf(BULLETS, (bullet) =>
    fields[bullet] === undefined ? 0 : whole(0, MANY)(fields[bullet], inside(path, bullet)),
  );
};

export function perSeatOf<T>(values: readonly T[], rest: T): PerSeat<T> {
  const all = perSeat(rest);
  for (const seat of ALL_SEATS) all[seat] = values[seat] ?? rest;
  return all;
}

export const seatBelow =
  (seats: number): Reader<Seat> =>
  (value, path) =>
    (typeof value === 'number' ? seatsBelow(seats)[value] : undefined) ??
    refuse(path, `a whole number from 0 to ${seats - 1}`, value);

export const orNobody =
  (seats: number): Reader<SeatOrNobody> =>
  (value, path) =>
    value === null ? NOBODY : seatBelow(seats)(value, path);

export const seatOrNull = (seat: SeatOrNobody): Seat | null => (seat === NOBODY ? null : seat);

export const seatSetBelow =
  (seats: number): Reader<SeatSet> =>
  (value, path) =>
    maskOf(listOf(seatBelow(seats), 0, seats)(value, path));

export const readMove: Reader<Move> = (value, path) =>
  parseMove(value) ?? refuse(path, 'a move', value);

/** A move, and whose it is. */
export const readSeatMove =
  (seats: number): Reader<{ readonly seat: Seat; readonly move: Move }> =>
  (value, path) => {
    if (!isRecord(value)) return refuse(path, 'a move', value);
    const { seat, ...rest } = value;
    const move = readMove(rest, path);
    return { seat: seatBelow(seats)(seat, inside(path, 'seat')), move };
  };

/** Games can be continued only by the rules they were played by. */
export function checkRulesVersion(what: Path, version: unknown): void {
  if (version !== RULES_VERSION)
    throw new SetupError(
      `${what} was made by rules version ${quote(version)}; this is version ${RULES_VERSION}`,
    );
}
