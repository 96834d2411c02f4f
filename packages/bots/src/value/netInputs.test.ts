import { createMatch, createRandom, POWER_NAMES } from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { runNet } from '../learnt/net.ts';
import { SHARK_VALUE } from '../learnt/sharkValue.ts';
import { observePublic } from '../observation/observeMatch.ts';
import { REGULAR_STYLE } from '../policy/style.ts';
import { answerBy } from '../search/playerModel.ts';
import { playRound } from '../search/playout.ts';
import { eachValueInputs, loadValueNet, type ValueNet } from './netInputs.ts';

/** Shark's net as if this power had been added after it was learnt. */
function netWithout(power: string): ValueNet {
  const inputs = SHARK_VALUE.inputs.map((name) => (name === power ? 'formerPower' : name));
  return loadValueNet('sharkValue', { ...SHARK_VALUE, inputs });
}

const LEARNT = Object.keys(loadValueNet('sharkValue', SHARK_VALUE).powerInputs);

describe('a power that the net has not learnt', () => {
  test.each(POWER_NAMES)('%s counts as an equal part of each that it has', (power) => {
    const match = createMatch({
      edition: 'second',
      seats: 4,
      seed: 'unlearnt',
      options: { powers: [power, null, null, null] },
    });
    playRound(match, createRandom('unlearnt'), answerBy(REGULAR_STYLE));
    const value = netWithout(power);
    const known = Object.values(value.powerInputs);
    expect(Object.keys(value.powerInputs)).toEqual(LEARNT.filter((name) => name !== power));
    eachValueInputs(observePublic(match), 7, value, (seat, inputs) => {
      const parts = known.map((at) => inputs[at] ?? Number.NaN);
      const part = seat === 0 ? 1 / known.length : 0;
      expect(parts).toEqual(known.map(() => part));
      expect(Number.isFinite(runNet(value.net, inputs))).toBe(true);
    });
  });
});
