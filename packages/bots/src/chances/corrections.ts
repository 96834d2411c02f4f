import type { Company } from '../names/names.ts';

/**
 * Corrects the net's predicted chances to observed frequencies. The net was trained against players like itself; rookies load
 * and duck less predictably than it expects, so what seems certain to it is less certain among them.
 *
 * Each list has the corrected chance at every knot; between knots it is interpolated. The numbers were fitted with
 * `holdup calibrate --fit --games 1000 --seed fit2` to 100,000 situations of being aimed at and 48,000 chances to win; the
 * chances to win are the average of all companies. A new net requires refitting them.
 */
export interface Correction {
  /** Rising, from 0 to 1. */
  readonly knots: readonly number[];
  /** The corrected chance at each knot, never falling; the first is that of the smallest chance above 0. */
  readonly values: readonly number[];
}

/** Close together at both ends, where the net is surest of itself. */
export const HIT_KNOTS = [0, 0.0005, 0.003, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 0.998, 1] as const;
export const WIN_KNOTS = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1] as const;

const HIT: Readonly<Record<Company, readonly number[]>> = {
  rookie: [0.11, 0.18, 0.2, 0.24, 0.24, 0.32, 0.39, 0.48, 0.57, 0.67, 0.76, 0.88],
  regular: [0.06, 0.12, 0.15, 0.21, 0.22, 0.33, 0.45, 0.52, 0.64, 0.75, 0.84, 0.94],
  hustler: [0.05, 0.06, 0.1, 0.15, 0.23, 0.31, 0.46, 0.59, 0.71, 0.81, 0.89, 0.95],
  shark: [0, 0, 0, 0.01, 0.05, 0.22, 0.45, 0.67, 0.91, 0.985, 1, 1],
  mixed: [0.04, 0.07, 0.13, 0.13, 0.2, 0.32, 0.42, 0.57, 0.68, 0.81, 0.91, 0.98],
};

/** The chance to win needs the same small correction in every company. */
const WIN: Correction = {
  knots: WIN_KNOTS,
  values: [0, 0.08, 0.33, 0.5, 0.63, 0.86, 0.99],
};

/** The corrected chance. A chance of exactly 0 or 1 is unchanged: it is known, not predicted. */
export function correct({ knots, values }: Correction, chance: number): number {
  if (chance <= 0 || chance >= 1) return chance;
  const above = knots.findIndex((knot) => knot >= chance);
  const [x0 = 0, x1 = 1] = knots.slice(above - 1, above + 1);
  const [y0 = 0, y1 = 1] = values.slice(above - 1, above + 1);
  return y0 + ((y1 - y0) * (chance - x0)) / (x1 - x0);
}

export const correctHit = (company: Company, chance: number): number =>
  correct({ knots: HIT_KNOTS, values: HIT[company] }, chance);

export const correctWin = (chance: number): number => correct(WIN, chance);
