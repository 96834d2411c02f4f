import { expect, test } from 'vitest';
import { averageStrategy, noRegrets, regret, strategyOf } from './regret.ts';

const OPEN = [true, true];

test('finds the mixed strategy of a game without a pure equilibrium', () => {
  // Matching pennies where the first player's heads counts double: heads should be shown a third of the time.
  const payoff = [
    [2, -1],
    [-1, 1],
  ] as const;
  const one = noRegrets(2);
  const two = noRegrets(2);
  for (let i = 0; i < 20_000; i++) {
    const a = strategyOf(one, OPEN) as [number, number];
    const b = strategyOf(two, OPEN) as [number, number];
    const forOne = payoff.map((row) => row[0] * b[0] + row[1] * b[1]);
    const forTwo = [0, 1].map(
      (j) => -(a[0] * (payoff[0][j] as number) + a[1] * (payoff[1][j] as number)),
    );
    regret(one, forOne, a, OPEN);
    regret(two, forTwo, b, OPEN);
  }
  expect(averageStrategy(one, 0)[0]).toBeCloseTo(0.4, 1);
  expect(averageStrategy(two, 0)[0]).toBeCloseTo(0.4, 1);
});

test('abandons an option that is always worse', () => {
  const regrets = noRegrets(2);
  for (let i = 0; i < 100; i++) regret(regrets, [1, 0], strategyOf(regrets, OPEN), OPEN);
  expect(averageStrategy(regrets, 0.05)).toEqual([1, 0]);
});

test('keeps the most frequent options where all are rare', () => {
  const regrets = { ...noRegrets(40), made: new Array<number>(40).fill(1) };
  expect(averageStrategy(regrets, 0.05)).toEqual(new Array(40).fill(1 / 40));
});
