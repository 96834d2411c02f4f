import { LOOT_CODES, type Loot, lootNames, type PerLoot } from '../core/lootCards.ts';
import {
  BULLETS,
  type Bullet,
  type BulletCounts,
  bulletNames,
  type PerBullet,
} from '../core/names.ts';
import type { Trail } from '../core/trail.ts';
import { memoizeByNumber } from './memoizeByNumber.ts';

/** Views are built at every decision, and little changes from one to the next: unchanged lists are shared. */

function sameLoot(a: Readonly<PerLoot>, b: Readonly<PerLoot>): boolean {
  for (const code of LOOT_CODES) if (a[code] !== b[code]) return false;
  return true;
}

/** Cards by name: the previous list, if they are the same. */
export const namesOfLoot = (
  cards: Readonly<PerLoot>,
  before: Readonly<PerLoot> | undefined,
  list: readonly Loot[] | undefined,
): readonly Loot[] =>
  before !== undefined && list !== undefined && sameLoot(before, cards) ? list : lootNames(cards);

const sharedBullets = memoizeByNumber(
  (packed: number): BulletCounts =>
    bulletNames([packed & 0xff, (packed >> 8) & 0xff, packed >> 16]),
);
/** Bullets by name; the same object for the same bullets. */
export const namesOfBullets = ([click, bang, bang3]: Readonly<PerBullet>): BulletCounts =>
  sharedBullets(click | (bang << 8) | (bang3 << 16));

/** The last value, if all parts of this one are the same as its parts. */
export function sharedWith<T extends object>(value: T, last: T | undefined): T {
  if (last === undefined) return value;
  for (const key in value) if (value[key] !== last[key]) return value;
  return last;
}

const NONE: readonly never[] = [];

/** The entries of a trail, as a list that extends the one of the trail `before`. */
export function entriesOf<T>(
  trail: Trail,
  entry: (packed: number) => T,
  before: Trail,
  list: readonly T[] = NONE,
): readonly T[] {
  if (trail === before) return list;
  const since: T[] = [];
  let link = trail;
  for (; link !== null && link !== before; link = link.before) since.push(entry(link.value));
  since.reverse();
  return link === null ? since : list.concat(since);
}

/** A name by its code; codes in a trail were put there by the engine. */
export const bulletAt = (code: number): Bullet => nameAt(BULLETS, code);
export function nameAt<T extends string>(names: readonly T[], code: number): T {
  const name = names[code];
  if (name === undefined)
    throw new RangeError(`${code} is the code of none of ${names.join(', ')}`);
  return name;
}
