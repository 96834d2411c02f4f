import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW_RATING, type Rating, rateByName, rateGame } from './ratings.ts';

/** The expected figures come from the package openskill 5.0.1. */
describe('ratings equal those of OpenSkill where nobody shares a place', () => {
  const expectRatings = (found: readonly Rating[], figures: readonly (readonly number[])[]) => {
    for (const [i, [mu, sigma]] of figures.entries()) {
      expect(found[i]?.mu).toBeCloseTo(mu as number, 10);
      expect(found[i]?.sigma).toBeCloseTo(sigma as number, 10);
    }
  };

  test('for a duel of newcomers', () => {
    expectRatings(rateGame([NEW_RATING, NEW_RATING], [1, 2]), [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ]);
  });

  test('for a duel of newcomers without drift', () => {
    expectRatings(rateGame([NEW_RATING, NEW_RATING], [1, 2], 0), [
      [27.63523138347365, 8.065506316323548],
      [22.36476861652635, 8.065506316323548],
    ]);
  });

  test('for six players of all kinds', () => {
    const players = [
      NEW_RATING,
      { mu: 30, sigma: 4 },
      { mu: 22, sigma: 7 },
      { mu: 27, sigma: 2.5 },
      { mu: 18, sigma: 5 },
      NEW_RATING,
    ];
    expectRatings(rateGame(players, [2, 1, 3, 4, 5, 6]), [
      [27.326497486582053, 8.213874197382895],
      [30.67767878699643, 3.997348519447131],
      [23.175122171362837, 6.913455824596108],
      [26.955615151127397, 2.49892547909479],
      [17.86451306999515, 4.960256336082268],
      [18.936769877967343, 7.947367248253229],
    ]);
  });

  test('for twenty games of four one after the other', () => {
    let players: Rating[] = [NEW_RATING, NEW_RATING, NEW_RATING, NEW_RATING];
    for (let game = 0; game < 20; game++)
      players = rateGame(
        players,
        players.map((_, i) => 1 + ((i + game * game) % 4)),
      );
    expectRatings(players, [
      [42.38425029085349, 6.1023597117384485],
      [28.02051532805029, 5.636007921117008],
      [12.265921095059852, 5.742704033431397],
      [17.872734067559556, 6.1438240270433395],
    ]);
  });
});

const means = (ratings: readonly Rating[]) => ratings.map(({ mu }) => mu);

test('a tie among equals changes no mean, and without drift makes it a little more certain', () => {
  for (const { mu, sigma } of rateGame([NEW_RATING, NEW_RATING, NEW_RATING], [1, 1, 1], 0)) {
    expect(mu).toBeCloseTo(NEW_RATING.mu, 10);
    expect(sigma).toBeLessThan(NEW_RATING.sigma);
  }
});

test('a better place gives a better mean, whatever the order of the players', () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = means(
    rateGame([NEW_RATING, NEW_RATING, NEW_RATING, NEW_RATING], [3, 1, 4, 2]),
  );
  expect(second).toBeGreaterThan(fourth);
  expect(fourth).toBeGreaterThan(first);
  expect(first).toBeGreaterThan(third);
});

test('those who share a place gain the same, and more than those behind them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 8 }),
      (places) => {
        const after = means(
          rateGame(
            places.map(() => NEW_RATING),
            places,
          ),
        );
        for (const [i, place] of places.entries())
          for (const [j, other] of places.entries()) {
            if (place === other) expect(after[i]).toBeCloseTo(after[j] ?? Number.NaN, 10);
            if (place < other) expect(after[i]).toBeGreaterThan(after[j] ?? Number.NaN);
          }
      },
    ),
  );
});

test('beating a stronger player is worth more', () => {
  const [upset = 0] = means(rateGame([NEW_RATING, { mu: 32, sigma: 4 }], [1, 2]));
  const [expected = 0] = means(rateGame([NEW_RATING, { mu: 18, sigma: 4 }], [1, 2]));
  expect(upset).toBeGreaterThan(expected);
});

test('a single player keeps their mean', () => {
  expect(rateGame([NEW_RATING], [1])[0]?.mu).toBeCloseTo(NEW_RATING.mu, 10);
});

test('a name in several seats is rated once', () => {
  const ratings = new Map();
  rateByName(ratings, ['a', 'b', 'b'], [1, 2, 2]);
  expect([...ratings.keys()]).toEqual(['a', 'b']);
  expect(ratings.get('a').mu).toBeGreaterThan(ratings.get('b').mu);
});
