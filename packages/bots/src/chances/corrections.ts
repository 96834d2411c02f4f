import type { Company } from '../names/names.ts';

/**
 * Corrects the net's predicted chances to observed frequencies. The net was trained against players like itself; rookies load and duck less predictably than it expects, so what seems certain to it is less certain among them.
 *
 * Each list has the corrected chance at every knot; between knots it is interpolated. The numbers were fitted with
 * `fitCorrection` to 71,000 situations of being aimed at and 33,000 chances to win, in games that `holdup calibrate` plays.
 * A new net requires refitting them with `holdup calibrate --fit`.
 */
export interface Correction {
  /** Rising, from 0 to 1. */
  readonly knots: readonly number[];
  /** The corrected chance at each knot, never falling. */
  readonly values: readonly number[];
}

/** Close together at both ends, where the net is surest of itself. */
export const HIT_KNOTS = [0, 0.0005, 0.003, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 0.998, 1] as const;
export const WIN_KNOTS = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1] as const;

const HIT: Readonly<Record<Company, readonly number[]>> = {
  rookie: [0, 0.12, 0.16, 0.23, 0.24, 0.3, 0.42, 0.45, 0.57, 0.66, 0.75, 0.89],
  regular: [0, 0.13, 0.18, 0.18, 0.25, 0.33, 0.42, 0.5, 0.64, 0.74, 0.83, 0.92],
  hustler: [0, 0.07, 0.09, 0.13, 0.19, 0.29, 0.46, 0.56, 0.7, 0.84, 0.87, 0.94],
  shark: [0, 0, 0, 0.01, 0.05, 0.24, 0.42, 0.66, 0.91, 0.99, 1, 1],
  mixed: [0, 0.11, 0.11, 0.15, 0.17, 0.29, 0.45, 0.53, 0.7, 0.83, 0.88, 0.96],
};

/** The chance to win needs the same small correction in every company. */
const WIN: Correction = {
  knots: WIN_KNOTS,
  values: [0, 0.09, 0.32, 0.49, 0.66, 0.84, 0.97],
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
