import { describe, expect, test } from 'vitest';
import { BILL5, BILL10, BILL20, type PerLoot, zeroPerLoot } from '../../core/lootCards.ts';
import { type Bills, split } from './split.ts';

/** F-9 by brute force, in units of $5,000. */

const tableOf = ({ fives, tens, twenties }: Bills): PerLoot => {
  const table = zeroPerLoot();
  table[BILL5] = fives;
  table[BILL10] = tens;
  table[BILL20] = twenties;
  return table;
};

/** Every way to pay an amount from these bills, the biggest bills first. */
function waysToPay(amount: number, from: Bills): Bills[] {
  const ways: Bills[] = [];
  for (let twenties = from.twenties; twenties >= 0; twenties--)
    for (let tens = from.tens; tens >= 0; tens--) {
      const fives = amount - 4 * twenties - 2 * tens;
      if (fives >= 0 && fives <= from.fives) ways.push({ fives, tens, twenties });
    }
  return ways;
}

const less = (from: Bills, paid: Bills): Bills => ({
  fives: from.fives - paid.fives,
  tens: from.tens - paid.tens,
  twenties: from.twenties - paid.twenties,
});

/** Whether exactly these bills, to the last one, pay everyone the amount. */
const canBeDealt = (() => {
  const known = new Map<number, boolean>();
  return function deal(bills: Bills, people: number, amount: number): boolean {
    const { fives, tens, twenties } = bills;
    if (people === 0) return fives === 0 && tens === 0 && twenties === 0;
    const key = (((fives * 32 + tens) * 32 + twenties) * 16 + people) * 128 + amount;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = waysToPay(amount, bills).some((paid) =>
      deal(less(bills, paid), people - 1, amount),
    );
    known.set(key, found);
    return found;
  };
})();

function splitByTrying(have: Bills, people: number): Bills[] {
  const total = have.fives + 2 * have.tens + 4 * have.twenties;
  for (let amount = Math.floor(total / people); ; amount--) {
    const dealt = waysToPay(people * amount, have).find((bills) =>
      canBeDealt(bills, people, amount),
    );
    if (dealt === undefined) continue;
    const paid: Bills[] = [];
    let left: Bills = dealt;
    for (let waiting = people - 1; waiting >= 0; waiting--) {
      const rest: Bills = left;
      const mine = waysToPay(amount, rest).find((way) =>
        canBeDealt(less(rest, way), waiting, amount),
      ) as Bills;
      paid.push(mine);
      left = less(rest, mine);
    }
    return paid;
  }
}

function* tables(fives: number, tens: number, twenties: number): Generator<Bills> {
  for (let a = 0; a <= fives; a++)
    for (let b = 0; b <= tens; b++)
      for (let c = 0; c <= twenties; c++) yield { fives: a, tens: b, twenties: c };
}

const worth = ({ fives, tens, twenties }: Bills): number => fives + 2 * tens + 4 * twenties;

describe('the split of the first edition', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is what trying everything finds, for every small table and %i people (F-9)',
    (people) => {
      for (const have of tables(6, 5, 5))
        expect(split(tableOf(have), people), JSON.stringify(have)).toEqual(
          splitByTrying(have, people),
        );
    },
  );

  test('pays everyone the same, and no more than lies there, whatever the table (F-9)', () => {
    for (const have of tables(15, 15, 10))
      for (let people = 1; people <= 8; people++) {
        const paid = split(tableOf(have), people);
        const left = paid.reduce(less, have);
        const amounts = new Set(paid.map(worth));
        if (paid.length !== people || amounts.size !== 1 || Object.values(left).some((n) => n < 0))
          expect.fail(`${JSON.stringify(have)} among ${people} gives ${JSON.stringify(paid)}`);
      }
  });

  const example: Bills = { fives: 3, tens: 0, twenties: 2 };

  test('3 bill5 and 2 bill20 among three: a bill5 each (F-10)', () => {
    const five: Bills = { fives: 1, tens: 0, twenties: 0 };
    expect(split(tableOf(example), 3)).toEqual([five, five, five]);
  });

  test('3 bill5 and 2 bill20 among two: a bill20 and a bill5 each (F-10)', () => {
    const share: Bills = { fives: 1, tens: 0, twenties: 1 };
    expect(split(tableOf(example), 2)).toEqual([share, share]);
  });

  test('the first in order gets the biggest bills (F-9)', () => {
    expect(split(tableOf({ fives: 4, tens: 2, twenties: 1 }), 3)).toEqual([
      { fives: 0, tens: 0, twenties: 1 },
      { fives: 0, tens: 2, twenties: 0 },
      { fives: 4, tens: 0, twenties: 0 },
    ]);
  });
});
