import { countLoot, LOOT, type Loot, type PerLoot } from '../core/lootCards.ts';
import { BULLETS, type BulletCounts, countBullets, type PerBullet } from '../core/names.ts';
import { ALL_SEATS, type Seat, type SeatSet } from '../core/seats.ts';
import { fieldsOf, listOf, oneOf, type Reader, whole } from './reader.ts';

/** Readers of the game's own data. */

const MANY = 400;

export const readLootList: Reader<Loot[]> = listOf(oneOf(LOOT), 0, MANY);
export const readLoot: Reader<PerLoot> = (value, place) => countLoot(readLootList(value, place));

export const readBullets: Reader<PerBullet> = (value, place) => {
  const fields = fieldsOf(value, place, BULLETS, BULLETS);
  const counts: { [B in (typeof BULLETS)[number]]?: number } = {};
  for (const bullet of BULLETS)
    if (fields[bullet] !== undefined)
      counts[bullet] = whole(0, MANY)(fields[bullet], `${place}.${bullet}`);
  return countBullets(counts as BulletCounts);
};

export const seatBelow =
  (seats: number): Reader<Seat> =>
  (value, place) =>
    whole(0, seats - 1)(value, place) as Seat;

export const seatSetBelow =
  (seats: number): Reader<SeatSet> =>
  (value, place) =>
    listOf(
      seatBelow(seats),
      0,
      seats,
    )(value, place).reduce<SeatSet>((set, seat) => set | (1 << seat), 0);

export const seatsBelow = (seats: number): readonly Seat[] => ALL_SEATS.slice(0, seats);
