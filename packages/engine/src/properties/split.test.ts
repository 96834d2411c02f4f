import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { PerLoot } from '../core/names.ts';
import { type Bills, split } from '../editions/first/split.ts';
import { PATIENCE } from './games.ts';

vi.setConfig({ testTimeout: PATIENCE });

/** All ways to give one person `amount` (in units of $5,000) out of these bills, the biggest bills first. */
function ways(have: Bills, amount: number): Bills[] {
  const found: Bills[] = [];
  for (let twenties = Math.min(have.twenties, amount >> 2); twenties >= 0; twenties--)
    for (let tens = Math.min(have.tens, (amount - 4 * twenties) >> 1); tens >= 0; tens--) {
      const fives = amount - 4 * twenties - 2 * tens;
      if (fives <= have.fives) found.push({ fives, tens, twenties });
    }
  return found;
}

const minus = (have: Bills, paid: Bills): Bills => ({
  fives: have.fives - paid.fives,
  tens: have.tens - paid.tens,
  twenties: have.twenties - paid.twenties,
});

/** Every way to pay `people` this amount each, as lists in order; tried one by one, no cleverness. */
function* payments(have: Bills, people: number, amount: number): Generator<Bills[]> {
  if (people === 0) {
    yield [];
    return;
  }
  for (const paid of ways(have, amount))
    for (const rest of payments(minus(have, paid), people - 1, amount)) yield [paid, ...rest];
}

const total = (paid: readonly Bills[], of: keyof Bills): number =>
  paid.reduce((sum, bills) => sum + bills[of], 0);

/** F-9 by trying everything. */
function splitByTrying(have: Bills, people: number): Bills[] {
  const sum = have.fives + 2 * have.tens + 4 * have.twenties;
  for (let amount = Math.floor(sum / people); amount > 0; amount--) {
    const all = [...payments(have, people, amount)];
    if (all.length === 0) continue;
    const most = (list: Bills[][], of: keyof Bills): Bills[][] => {
      const best = Math.max(...list.map((paid) => total(paid, of)));
      return list.filter((paid) => total(paid, of) === best);
    };
    return most(most(all, 'twenties'), 'tens')[0] as Bills[];
  }
  return new Array<Bills>(people).fill({ fives: 0, tens: 0, twenties: 0 });
}

const table = ({ fives, tens, twenties }: Bills): PerLoot =>
  [...[fives, tens, twenties], ...[0, 0, 0, 0, 0, 0]] as unknown as PerLoot;

describe('splitting the bills', () => {
  test('F-9: everyone gets the same, as much as can be paid without change, in the most and then the first biggest bills', () => {
    fc.assert(
      fc.property(
        fc.record({
          fives: fc.nat({ max: 5 }),
          tens: fc.nat({ max: 5 }),
          twenties: fc.nat({ max: 4 }),
        }),
        fc.integer({ min: 1, max: 5 }),
        (have, people) => {
          expect(split(table(have), people)).toEqual(splitByTrying(have, people));
        },
      ),
      { numRuns: 400 },
    );
  });

  test('F-10: 3 bill5 and 2 bill20 among three: $5,000 each; among two: a bill20 and a bill5 each', () => {
    const have = { fives: 3, tens: 0, twenties: 2 };
    expect(split(table(have), 3)).toEqual(new Array(3).fill({ fives: 1, tens: 0, twenties: 0 }));
    expect(split(table(have), 2)).toEqual(new Array(2).fill({ fives: 1, tens: 0, twenties: 1 }));
  });

  test('F-9: one alone takes all there is, an empty table pays nobody', () => {
    expect(split(table({ fives: 2, tens: 3, twenties: 4 }), 1)).toEqual([
      { fives: 2, tens: 3, twenties: 4 },
    ]);
    expect(split(table({ fives: 0, tens: 0, twenties: 0 }), 2)).toEqual(
      new Array(2).fill({ fives: 0, tens: 0, twenties: 0 }),
    );
  });
});
