import { BILL5, BILL10, BILL20, type PerLoot } from '../../core/lootCards.ts';

/** Numbers of bills of 5, 10 and 20 thousand. Amounts below are in units of $5,000: the bills are 1, 2 and 4. */
export interface Bills {
  readonly fives: number;
  readonly tens: number;
  readonly twenties: number;
}

/**
 * The most tens that players who each get `amount` can hold besides these twenties: an odd amount
 * requires one five each.
 */
const roomForTens = (people: number, amount: number, twenties: number): number =>
  (people * (amount - (amount % 2)) - 4 * twenties) / 2;

/** Whether bills worth `people` times this amount can be dealt out so that everyone gets it. */
const canDeal = ({ tens, twenties }: Bills, people: number, amount: number): boolean =>
  twenties <= people * Math.floor(amount / 4) && tens <= roomForTens(people, amount, twenties);

/**
 * F-9: the bills that pay everyone this amount, with the most twenties, then the most tens;
 * undefined if impossible.
 */
function billsFor(amount: number, have: Bills, people: number): Bills | undefined {
  const twenties = Math.min(have.twenties, people * Math.floor(amount / 4));
  const tens = Math.min(have.tens, roomForTens(people, amount, twenties));
  const fives = people * amount - 4 * twenties - 2 * tens;
  return fives <= have.fives ? { fives, tens, twenties } : undefined;
}

/** One player's amount in the biggest bills that still leave everyone after them the same amount. */
function payOne(left: Bills, people: number, amount: number): Bills {
  for (let twenties = Math.min(left.twenties, Math.floor(amount / 4)); twenties >= 0; twenties--)
    for (
      let tens = Math.min(left.tens, Math.floor((amount - 4 * twenties) / 2));
      tens >= 0;
      tens--
    ) {
      const fives = amount - 4 * twenties - 2 * tens;
      const rest = {
        fives: left.fives - fives,
        tens: left.tens - tens,
        twenties: left.twenties - twenties,
      };
      if (canDeal(rest, people - 1, amount)) return { fives, tens, twenties };
    }
  throw new Error('the bills chosen to be dealt can always be dealt');
}

/** F-9: what each of `people` gets, in order: the same amount each, as large as can be paid without change. */
export function split(table: Readonly<PerLoot>, people: number): Bills[] {
  const have: Bills = { fives: table[BILL5], tens: table[BILL10], twenties: table[BILL20] };
  let amount = Math.floor((have.fives + 2 * have.tens + 4 * have.twenties) / people);
  let left = billsFor(amount, have, people);
  while (left === undefined) left = billsFor(--amount, have, people);
  const paid: Bills[] = [];
  for (let waiting = people; waiting > 0; waiting--) {
    const bills = payOne(left, waiting, amount);
    left = {
      fives: left.fives - bills.fives,
      tens: left.tens - bills.tens,
      twenties: left.twenties - bills.twenties,
    };
    paid.push(bills);
  }
  return paid;
}
