import { createRandom, unit } from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../names/names.ts';
import { correct, correctHit, correctWin, HIT_KNOTS } from './corrections.ts';
import { fitCorrection } from './fitCorrection.ts';

const steps = Array.from({ length: 1001 }, (_, i) => i / 1000);

describe('corrected chances', () => {
  test.each(COMPANIES)('of being hit never fall, and keep certainty, among %s', (company) => {
    const corrected = steps.map((chance) => correctHit(company, chance));
    expect(corrected).toEqual([...corrected].sort((a, b) => a - b));
    expect(corrected.at(0)).toBe(0);
    expect(corrected.at(-1)).toBe(1);
  });

  test('of winning rise, so that the best move stays the best', () => {
    const corrected = steps.map(correctWin);
    for (const [i, chance] of corrected.entries())
      if (i > 0) expect(chance).toBeGreaterThan(corrected[i - 1] ?? 1);
  });
});

test('a fitted correction matches observed frequencies within 0.03 in every tenth of held-out situations', () => {
  const truth = (expected: number): number => 0.2 + 0.5 * expected ** 2;
  const random = createRandom('fit');
  const draw = (n: number) =>
    Array.from({ length: n }, () => {
      const expected = unit(random);
      return { expected, happened: unit(random) < truth(expected) ? 1 : 0 };
    });
  const correction = fitCorrection(HIT_KNOTS, draw(20_000));
  for (let tenth = 0; tenth < 10; tenth++) {
    const expected = (tenth + 0.5) / 10;
    expect(Math.abs(correct(correction, expected) - truth(expected))).toBeLessThan(0.03);
  }
});

test('a chance that is next to nothing may happen; what can’t happen does not count for it', () => {
  const surprises = Array.from({ length: 1000 }, (_, i) => ({
    expected: 1e-6,
    happened: i % 5 === 0 ? 1 : 0,
  }));
  const impossible = Array.from({ length: 1000 }, () => ({ expected: 0, happened: 0 }));
  const correction = fitCorrection(HIT_KNOTS, [...surprises, ...impossible]);
  expect(correct(correction, 1e-6)).toBeCloseTo(0.2, 2);
  expect(correct(correction, 0)).toBe(0);
});
