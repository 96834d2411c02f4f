import { expect, test } from 'vitest';
import { createHistogram } from './histogram.ts';

test('percentiles are at most five percent too large, and never too small', () => {
  const histogram = createHistogram();
  const values = Array.from({ length: 10_000 }, (_, i) => 0.05 * 1.001 ** i);
  for (const value of values) histogram.add(value);
  for (const share of [0.01, 0.5, 0.9, 0.99, 0.999, 1]) {
    const exact = values[Math.ceil(share * values.length) - 1] as number;
    expect(histogram.percentile(share)).toBeGreaterThanOrEqual(exact * 0.9999);
    expect(histogram.percentile(share)).toBeLessThan(exact * 1.05);
  }
});
