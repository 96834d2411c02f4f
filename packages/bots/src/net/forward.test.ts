import { below, createRandom } from '@holdup/engine';
import { describe, expect, it } from 'vitest';
import { INPUTS, SEAT_COLUMNS, SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import { encode } from './encode.ts';
import { exponential, logistic } from './exponential.ts';
import { createNet, type Net } from './forward.ts';
import { playRandomly, setupNumber } from './testing/games.ts';
import { madeUpWeights } from './testing/weights.ts';
import { crc32 } from './weightsFile.ts';

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

function outputsOf(net: Net, inputs: Int8Array): number[] {
  const { logits, win, shot, survives } = net.forward(inputs, 0);
  return [...logits, ...win, ...shot, ...survives];
}

describe('the net', () => {
  const net = createNet(madeUpWeights());
  const inputs = positions(8);

  it('says the same of the same inputs, to the last bit, whatever it was asked before', () => {
    const first = inputs.map((each) => outputsOf(net, each));
    const second = [...inputs].reverse().map((each) => outputsOf(net, each));
    expect(second.reverse()).toEqual(first);
  });

  it('says the same on every machine: its answers have a known checksum', () => {
    // Made-up inputs: those of real positions change with the rules.
    const random = createRandom('inputs');
    const made = Array.from({ length: 40 }, () =>
      Int8Array.from({ length: INPUTS }, () => below(random, 9) - 1),
    );
    const all = Float64Array.from(made.flatMap((each) => outputsOf(net, each)));
    expect(crc32(new Uint8Array(all.buffer)).toString(16)).toBe('bc21ad4f');
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
  it('is that of the language but for the last bits', () => {
    for (let x = -40; x <= 40; x += 0.37) {
      expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
      expect(logistic(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 12);
    }
    expect(exponential(Number.NEGATIVE_INFINITY)).toBe(0);
  });
});
