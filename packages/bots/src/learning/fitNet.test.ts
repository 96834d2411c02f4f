import { createRandom, unit } from '@holdup/engine';
import { expect, test } from 'vitest';
import { fitNet, surprise } from './fitNet.ts';
import type { Choice } from './notice.ts';

const COIN_TOSS = Math.log(2);

/** Choices that depend on whether two inputs have the same sign: no linear sum can predict them. */
function choices(seed: string, count: number): Choice[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const inputs = new Float64Array([2 * unit(random) - 1, 2 * unit(random) - 1]);
    const stands = (inputs[0] as number) * (inputs[1] as number) > 0;
    return { inputs: [inputs], chosen: stands ? 0 : 1 };
  });
}

test('predicts unseen choices that a linear sum can not', () => {
  const seen = choices('seen', 2000);
  const unseen = choices('unseen', 500);
  expect(surprise(fitNet(seen, ['a', 'b'], 0, 12, 'straight'), unseen)).toBeGreaterThan(
    0.95 * COIN_TOSS,
  );
  expect(surprise(fitNet(seen, ['a', 'b'], 12, 12, 'net'), unseen)).toBeLessThan(0.6 * COIN_TOSS);
});

test('predicts which of several options is chosen', () => {
  const random = createRandom('several');
  const richest = Array.from({ length: 1000 }, (): Choice => {
    const inputs = Array.from({ length: 4 }, () => new Float64Array([8 * unit(random)]));
    const values = inputs.map(([value]) => value as number);
    return { inputs, chosen: values.indexOf(Math.max(...values)) };
  });
  const net = fitNet(richest, ['a'], 0, 30, 'several');
  expect(surprise(net, richest)).toBeLessThan(0.5 * Math.log(4));
});
