import { MAX_SEATS, type Seat } from '@holdup/engine';

/**
 * The joint distribution of some players' hands: how likely every combination of bangs they may hold is. Players who
 * never exchanged bullets unseen are independent of each other, so each starts in its own cluster.
 *
 * A cell's key is a number with one digit for each player (the bangs in hand, the loaded bullet included) and, where the
 * face-down discard was searched, further digits for the bangs that the cluster discarded there up to each search.
 */
export interface Cluster {
  readonly seats: readonly Seat[];
  /** Bangs discarded face down are counted up to this number: one more than were taken out again. */
  readonly cap: number;
  cells: Map<number, number>;
}

const HAND = 16;
const LAID = 8;
export const MOST_LAID = LAID - 1;

const handUnit = (index: number): number => HAND ** index;
/** Digit 0 counts up to now, digit t up to the t-th search. */
const laidUnit = (search: number): number => HAND ** MAX_SEATS * LAID ** search;

const digit = (key: number, unit: number, base: number): number => Math.floor(key / unit) % base;

export const handIn = (cluster: Cluster, key: number, seat: Seat): number =>
  digit(key, handUnit(cluster.seats.indexOf(seat)), HAND);

export const laidIn = (key: number, search: number): number => digit(key, laidUnit(search), LAID);

const add = (cells: Map<number, number>, key: number, weight: number): void => {
  if (weight > 0) cells.set(key, (cells.get(key) ?? 0) + weight);
};

export const single = (seat: Seat, bangs: number, cap: number): Cluster => ({
  seats: [seat],
  cap,
  cells: new Map([[bangs, 1]]),
});

/** What is known about a bullet. */
export type Known = 'bang' | 'click' | 'either';

const layDown = (key: number, cap: number): number => {
  const unit = laidUnit(0);
  return digit(key, unit, LAID) === cap ? key : key + unit;
};

/** A bullet picked at random from a hand of `size` leaves it. */
export function leave(
  cluster: Cluster,
  seat: Seat,
  size: number,
  bullet: Known,
  laidFaceDown: boolean,
): void {
  const unit = handUnit(cluster.seats.indexOf(seat));
  const cells = new Map<number, number>();
  for (const [key, weight] of cluster.cells) {
    const bangs = digit(key, unit, HAND);
    if (bullet !== 'click' && bangs > 0) {
      const after = laidFaceDown ? layDown(key - unit, cluster.cap) : key - unit;
      add(cells, after, (weight * bangs) / size);
    }
    if (bullet !== 'bang') add(cells, key, (weight * (size - bangs)) / size);
  }
  cluster.cells = cells;
}

/** A bang is added to a hand. */
export function gain(cluster: Cluster, seat: Seat): void {
  const unit = handUnit(cluster.seats.indexOf(seat));
  cluster.cells = new Map([...cluster.cells].map(([key, weight]) => [key + unit, weight]));
}

/** A bullet picked at random from the `size` bullets of `from` moves unseen to `to`. Both are in this cluster. */
export function pass(cluster: Cluster, from: Seat, to: Seat, size: number): void {
  const fromUnit = handUnit(cluster.seats.indexOf(from));
  const toUnit = handUnit(cluster.seats.indexOf(to));
  const cells = new Map<number, number>();
  for (const [key, weight] of cluster.cells) {
    const bangs = digit(key, fromUnit, HAND);
    add(cells, key - fromUnit + toUnit, (weight * bangs) / size);
    add(cells, key, (weight * (size - bangs)) / size);
  }
  cluster.cells = cells;
}

/** A hand is removed from the game. */
export function bury(cluster: Cluster, seat: Seat): void {
  const unit = handUnit(cluster.seats.indexOf(seat));
  const cells = new Map<number, number>();
  for (const [key, weight] of cluster.cells)
    add(cells, key - digit(key, unit, HAND) * unit, weight);
  cluster.cells = cells;
}

/** Records how many bangs were discarded so far, to be compared with the t-th search. */
export function noteSearch(cluster: Cluster, search: number): void {
  const unit = laidUnit(search);
  cluster.cells = new Map(
    [...cluster.cells].map(([key, weight]) => [key + laidIn(key, 0) * unit, weight]),
  );
}

/** Merges two independent clusters. */
export function merge(a: Cluster, b: Cluster, searches: number): Cluster {
  const seats = [...a.seats, ...b.seats];
  const shift = handUnit(a.seats.length);
  const hands = HAND ** MAX_SEATS;
  const cells = new Map<number, number>();
  for (const [keyA, weightA] of a.cells)
    for (const [keyB, weightB] of b.cells) {
      let key = (keyA % hands) + (keyB % hands) * shift;
      for (let search = 0; search <= searches; search++)
        key += Math.min(laidIn(keyA, search) + laidIn(keyB, search), a.cap) * laidUnit(search);
      add(cells, key, weightA * weightB);
    }
  return { seats, cap: a.cap, cells };
}
