import type { Company } from '../names/names.ts';

/**
 * How chances that the net expects are corrected to what happens. The net was trained against players like itself; rookies
 * load and duck less predictably than it expects, so what seems certain to it is less certain among them.
 *
 * Each list has the corrected chance at every knot; between knots it is interpolated. The numbers were fitted with
 * `fitCorrection` to 40,000 situations of being aimed at and 19,000 chances to win, in games that `holdup calibrate` plays.
 * `holdup calibrate --fit` fits them anew, which a new net needs.
 */
export interface Correction {
  /** Rising, from 0 to 1. */
  readonly knots: readonly number[];
  /** The corrected chance at each knot, never falling. */
  readonly values: readonly number[];
}

/** Close together at both ends, where the net is surest of itself. */
export const HIT_KNOTS = [0, 0.003, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 0.998, 1] as const;
export const WIN_KNOTS = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1] as const;

const HIT: Readonly<Record<Company, readonly number[]>> = {
  rookie: [0, 0.22, 0.23, 0.24, 0.34, 0.38, 0.47, 0.59, 0.66, 0.77, 0.83],
  regular: [0, 0.11, 0.19, 0.26, 0.37, 0.45, 0.52, 0.64, 0.72, 0.82, 0.95],
  hustler: [0, 0.1, 0.16, 0.24, 0.35, 0.5, 0.55, 0.69, 0.75, 0.89, 0.95],
  shark: [0, 0, 0.01, 0.09, 0.31, 0.51, 0.7, 0.92, 0.98, 1, 1],
  mixed: [0, 0.13, 0.16, 0.21, 0.37, 0.44, 0.58, 0.7, 0.78, 0.91, 0.96],
};

/** The chance to win needs the same small correction in every company. */
const WIN: Correction = {
  knots: WIN_KNOTS,
  values: [0, 0.09, 0.33, 0.52, 0.69, 0.89, 0.99],
};

/** The corrected chance. A chance of exactly 0 or 1 is left as it is: it is known, not expected. */
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
