/** What loot is worth at the end, in thousands, for estimates with fractions of cards (R-9.2 to, F-12). */

const PAINTINGS = [0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500];
export const DIAMOND_BONUS = 60;
export const WOUND_COST = 5;
/** By position in `KEPT_LOOT`; paintings count by number. */
export const FACE = [5, 10, 20, 1, 5, 10, 0];
export const PAINTING = 6;
export const FIRST_DIAMOND = 3;
export const LAST_DIAMOND = 5;

/** The worth of so many paintings, in between along the line. */
export function paintingsWorth(paintings: number): number {
  const whole = Math.floor(paintings);
  const last = PAINTINGS.length - 1;
  const low = PAINTINGS[Math.min(whole, last)] ?? 0;
  const high = PAINTINGS[Math.min(whole + 1, last)] ?? 0;
  return low + (paintings - whole) * (high - low);
}
