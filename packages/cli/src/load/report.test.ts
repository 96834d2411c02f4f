import { expect, test } from 'vitest';
import { medianComparison } from './report.ts';

const roundsWith = (...values: readonly number[]) =>
  values.map((value) => ({ p50: value, p99: 10 * value, cpu: value / 2 }));

test('rounds are compared by their median: of two, by the mean of both', () => {
  expect(medianComparison(roundsWith(9))).toEqual({ p50: 9, p99: 90, cpu: 4.5 });
  expect(medianComparison(roundsWith(4, 1))).toEqual({ p50: 2.5, p99: 25, cpu: 1.25 });
  expect(medianComparison(roundsWith(100, 1, 2))).toEqual({ p50: 2, p99: 20, cpu: 1 });
  expect(medianComparison(roundsWith(8, 100, 1, 2))).toEqual({ p50: 5, p99: 50, cpu: 2.5 });
});
