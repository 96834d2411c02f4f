import { beforeAll, describe, expect, it } from 'vitest';
import { EFFECT_NAMES, EFFECTS } from './effects.ts';

/** zzfx opens an audio context on import; building samples needs none. */
const loadSynth = async () => {
  Object.assign(globalThis, { AudioContext: class {} });
  return (await import('zzfx')).ZZFX;
};

describe.each(EFFECT_NAMES)('the sound %s', (name) => {
  let samples: number[] = [];
  beforeAll(async () => {
    samples = (await loadSynth()).buildSamples(...EFFECTS[name]);
  });

  it('is audible, finite and shorter than a second and a half', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(0.1);
    expect(samples.length / 44100).toBeLessThan(1.5);
  });

  it('is the same every time, so that it reveals nothing', async () => {
    expect((await loadSynth()).buildSamples(...EFFECTS[name])).toEqual(samples);
  });
});
