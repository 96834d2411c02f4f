import type { Correction } from './corrections.ts';

/** A chance as predicted by the net, and what happened: 1, 0 or a share of a victory. */
export interface Expectation {
  readonly expected: number;
  readonly happened: number;
}

/** The weight of the prior that no correction is needed, in observations. */
const TRUST = 8;
const SWEEPS = 300;

/** How far `chance` extends into each interval between two knots, from 0 to 1; the first knot is reached by all. */
const reachInto = (knots: readonly number[], chance: number): number[] => [
  1,
  ...knots.slice(1).map((knot, i) => {
    const before = knots[i] ?? 0;
    return Math.min(1, Math.max(0, (chance - before) / (knot - before)));
  }),
];

/**
 * The correction that never falls and fits best, by least squares: rises are solved for one at a time, none below 0. What was
 * certain is left out, since it is never corrected.
 */
export function fitCorrection(
  knots: readonly number[],
  expectations: readonly Expectation[],
): Correction {
  const straight = knots.map((knot, i) => knot - (knots[i - 1] ?? 0));
  const products: number[][] = straight.map((_, i) =>
    straight.map((__, j) => (i === j ? TRUST : 0)),
  );
  const targets = straight.map((rise) => TRUST * rise);
  for (const { expected, happened } of expectations) {
    if (expected <= 0 || expected >= 1) continue;
    const reach = reachInto(knots, expected);
    for (const [i, own] of reach.entries()) {
      if (own === 0) break;
      targets[i] = (targets[i] ?? 0) + own * happened;
      const row = products[i] ?? [];
      for (const [j, other] of reach.entries()) row[j] = (row[j] ?? 0) + own * other;
    }
  }
  const rises = [...straight];
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [i, row] of products.entries()) {
      const sum = row.reduce((total, product, j) => total + product * (rises[j] ?? 0), 0);
      rises[i] = Math.max(0, (rises[i] ?? 0) + ((targets[i] ?? 0) - sum) / (row[i] ?? 1));
    }
  const values: number[] = [];
  for (const rise of rises) values.push(Math.min(1, (values.at(-1) ?? 0) + rise));
  return { knots, values };
}
