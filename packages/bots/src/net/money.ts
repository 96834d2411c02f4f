import { EDITION_TRAITS, EDITIONS, type EditionName } from '@holdup/engine';
import {
  DIAMOND_BONUS as BONUS,
  FACE_VALUE,
  kindOfCard,
  lootCode,
  lootCounts,
  PAINTING_VALUES,
} from '@holdup/engine/codes';
import { KEPT_LOOT } from './columns.ts';

/** What loot is worth at the end, in thousands of dollars, for estimates with fractions of cards. */

const THOUSAND = 1000;
export const DIAMOND_BONUS = BONUS / THOUSAND;
export const woundCost = (edition: EditionName): number =>
  EDITION_TRAITS[edition].woundCost / THOUSAND;
/** By position in `KEPT_LOOT`; paintings count by number. */
export const FACE = KEPT_LOOT.map((card) => FACE_VALUE[lootCode(card)] / THOUSAND);
export const PAINTING = KEPT_LOOT.indexOf('painting');
export const IS_DIAMOND = KEPT_LOOT.map((card) => kindOfCard(card) === 'diamond');

const WITH_PAINTINGS = new Set(
  EDITIONS.filter((edition) => lootCounts(edition)[lootCode('painting')] > 0),
);
export const hasPaintings = (edition: EditionName): boolean => WITH_PAINTINGS.has(edition);
const PAINTINGS = PAINTING_VALUES.map((value) => value / THOUSAND);

/** The value of a number of paintings, interpolated linearly. */
export function paintingsWorth(paintings: number): number {
  const whole = Math.floor(paintings);
  const last = PAINTINGS.length - 1;
  const low = PAINTINGS[Math.min(whole, last)] ?? 0;
  const high = PAINTINGS[Math.min(whole + 1, last)] ?? 0;
  return low + (paintings - whole) * (high - low);
}
