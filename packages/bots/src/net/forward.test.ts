import { below, createRandom, MAX_SEATS } from '@holdup/engine';
import { describe, expect, it } from 'vitest';
import { madeUpWeights } from '../../test/madeUpWeights.ts';
import { playRandomly, setupNumber } from '../../test/randomGames.ts';
import { PLAIN_ACTIONS, SEAT_ACTIONS, SEAT_ACTIONS_AT } from './actions.ts';
import { INPUTS, SEAT_COLUMNS, SEAT_SIZE, TABLE_COLUMNS, TABLE_SIZE } from './columns.ts';
import { encode } from './encode.ts';
import { exponential, logistic } from './exponential.ts';
import { createNet, type Net, type NetOutput, withoutWebAssembly } from './forward.ts';
import { BATCH } from './machine.ts';
import { crc32 } from './weightsFile.ts';

/** Whether a column is not named after a power, a card or another list entry. */
const isUnlisted = (name: string): boolean => !name.includes(':');

function positions(games: number): Int8Array[] {
  const list: Int8Array[] = [];
  for (let number = 0; number < games; number++)
    playRandomly(setupNumber(number), (view) => {
      const inputs = new Int8Array(INPUTS);
      encode(view, null, inputs, 0);
      list.push(inputs);
    });
  return list;
}

const numbersOf = ({ logits, win, shot, survives }: NetOutput): number[] => [
  ...logits,
  ...win,
  ...shot,
  ...survives,
];
const outputsOf = (net: Net, inputs: Int8Array): number[] => numbersOf(net.forward(inputs, 0));

describe('the net', () => {
  const net = createNet(madeUpWeights());
  const inputs = positions(8);

  it('gives the same output for the same inputs, to the last bit, whatever it was asked before', () => {
    const first = inputs.map((each) => outputsOf(net, each));
    const second = [...inputs].reverse().map((each) => outputsOf(net, each));
    expect(second.reverse()).toEqual(first);
  });

  it('gives the same output on every machine: it has a known checksum', () => {
    // Made-up inputs, because real positions change with the rules. Columns named after a power, a
    // card or another list entry are left out, and so are all but two actions at seats, so that a new
    // one changes nothing here.
    const table = TABLE_COLUMNS.map(({ name }) => name).filter(isUnlisted);
    const seat = SEAT_COLUMNS.map(({ name }) => name).filter(isUnlisted);
    const plainActions = PLAIN_ACTIONS.filter(isUnlisted);
    const seatActions = SEAT_ACTIONS.slice(0, 2);
    const small = createNet(madeUpWeights({ table, seat, plainActions, seatActions }));
    const columns = [
      ...TABLE_COLUMNS,
      ...Array.from({ length: MAX_SEATS }, () => SEAT_COLUMNS).flat(),
    ];
    const random = createRandom('inputs');
    const made = Array.from({ length: 40 }, () =>
      Int8Array.from(columns, ({ name }) =>
        isUnlisted(name) || name.startsWith('target:') ? below(random, 9) - 1 : 0,
      ),
    );
    const pointing = seatActions.length * (MAX_SEATS - 1);
    const answers = [
      ...plainActions.map((name) => PLAIN_ACTIONS.indexOf(name)),
      ...Array.from({ length: pointing }, (_, i) => SEAT_ACTIONS_AT + i),
    ];
    const all = Float64Array.from(
      made.flatMap((each) => {
        const { logits, win, shot, survives } = small.forward(each, 0);
        const wanted = answers.map((answer) => logits[answer] ?? 0);
        return [...wanted, ...win, ...shot, ...survives];
      }),
    );
    expect(crc32(new Uint8Array(all.buffer)).toString(16)).toBe('afa98520');
  });

  const slow = createNet(madeUpWeights(), withoutWebAssembly());

  it('gives the same output without WebAssembly, to the last bit', () => {
    for (const each of inputs) expect(outputsOf(slow, each)).toEqual(outputsOf(net, each));
  });

  it.each([
    ['with', net],
    ['without', slow],
  ])(
    'gives the same output for a batch of decisions, to the last bit, %s WebAssembly',
    (_, either) => {
      const wanted = inputs.map((each) => outputsOf(either, each));
      for (let from = 0; from < wanted.length; from += BATCH - 1) {
        const some = inputs.slice(from, from + BATCH - 1);
        const outputs = either.forwardAll(some.map((each) => ({ inputs: each, pointing: true })));
        expect(outputs.slice(0, some.length).map(numbersOf)).toEqual(
          wanted.slice(from, from + some.length),
        );
      }
    },
  );

  it('gives other actions the same logits where actions that point at seats are left out', () => {
    const plainOf = ({ logits }: NetOutput): number[] => [...logits].slice(0, PLAIN_ACTIONS.length);
    for (const each of inputs)
      expect(plainOf(net.forward(each, 0, false))).toEqual(plainOf(net.forward(each, 0)));
  });

  it('gives an action it was not trained with the average logit', () => {
    const known = PLAIN_ACTIONS.slice(0, -1);
    const older = createNet(madeUpWeights({ plainActions: known }));
    for (const each of inputs) {
      const { logits } = older.forward(each, 0);
      const average = known.reduce((sum, _, i) => sum + (logits[i] ?? 0), 0) / known.length;
      expect(logits[known.length]).toBeCloseTo(average, 4);
    }
  });

  it('gives an action at a seat that it was not trained with the average logit of those it was', () => {
    const known = SEAT_ACTIONS.slice(0, -1);
    const older = createNet(madeUpWeights({ seatActions: known }));
    for (const each of inputs) {
      const { logits } = older.forward(each, 0);
      for (let away = 0; away < MAX_SEATS - 1; away++) {
        const at = (action: number): number =>
          logits[SEAT_ACTIONS_AT + action * (MAX_SEATS - 1) + away] ?? 0;
        const average = known.reduce((sum, _, i) => sum + at(i), 0) / known.length;
        expect(at(known.length)).toBeCloseTo(average, 4);
      }
    }
  });

  it('ignores inputs that it was not trained with, so that a new power changes nothing', () => {
    const names = SEAT_COLUMNS.map(({ name }) => name);
    const last = names.length - 1;
    const older = createNet(madeUpWeights({ seat: names.slice(0, last) }));
    for (const each of inputs) {
      const without = each.slice();
      for (let at = TABLE_SIZE + last; at < INPUTS; at += SEAT_SIZE) without[at] = 0;
      expect(outputsOf(older, each)).toEqual(outputsOf(older, without));
    }
  });
});

describe('the exponential function', () => {
  it('equals Math.exp but for the last bits', () => {
    for (let x = -40; x <= 40; x += 0.37) {
      expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
      expect(logistic(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 12);
    }
    expect(exponential(Number.NEGATIVE_INFINITY)).toBe(0);
  });
});
