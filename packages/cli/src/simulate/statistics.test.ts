import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Counts, count, distributionOf, meanOf, quantileOf, shareOf } from './statistics.ts';

const countsOf = (values: readonly number[]): Counts => {
  const counts: Counts = new Map();
  for (const value of values) count(counts, value);
  return counts;
};

it('computes mean, median and percentiles', () => {
  expect(distributionOf(countsOf([1, 2, 2, 3, 10]))).toEqual({
    mean: 3.6,
    median: 2,
    p5: 1,
    p95: 10,
  });
  expect(distributionOf(new Map())).toEqual({ mean: null, median: null, p5: null, p95: null });
});

it('agrees with sorting all the values', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (values, share) => {
        const sorted = [...values].sort((a, b) => a - b);
        expect(quantileOf(countsOf(values), share)).toBe(
          sorted[Math.ceil(share * sorted.length) - 1],
        );
        expect(meanOf(countsOf(values))).toBeCloseTo(
          values.reduce((sum, value) => sum + value, 0) / values.length,
        );
      },
    ),
  );
});

it.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [170, 1000, 0.148, 0.1945],
])('the 95 %% interval of %d out of %d is %d to %d', (hits, trials, low, high) => {
  const share = shareOf(hits, trials);
  expect(share?.share).toBe(hits / trials);
  expect(share?.low).toBeCloseTo(low, 3);
  expect(share?.high).toBeCloseTo(high, 3);
});

it('there is no share of zero trials', () => {
  expect(shareOf(0, 0)).toBeNull();
});
