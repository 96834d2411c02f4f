import { describe, expect, it } from 'vitest';
import { parseSettings } from '../settings/settings.ts';
import { type Mood, renderBed } from './bed.ts';
import { EFFECT_NAMES, EFFECTS, type Effect } from './effects.ts';
import { gainOf } from './mixer.ts';
import { peakOf, render, SAMPLE_RATE } from './synth.ts';

const samplesOf = (name: Effect) => render(EFFECTS[name].layers, EFFECTS[name].peak);
const decibels = (peak: number): number => 20 * Math.log10(peak);
const DEFAULT_GAIN = gainOf(parseSettings(null, []).volume);

describe.each(EFFECT_NAMES)('the sound %s', (name) => {
  const samples = samplesOf(name);

  it('is audible at the default volume, finite and shorter than a second and a half', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(decibels(peakOf(samples) * DEFAULT_GAIN)).toBeGreaterThan(-24);
    expect(samples.length / SAMPLE_RATE).toBeLessThan(1.5);
  });

  it('begins and ends in silence, so that it does not crackle', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.05);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
  });

  it('is the same every time, so that it reveals nothing', () => {
    expect(samplesOf(name)).toEqual(samples);
  });
});

it('a bang peaks between -12 and -6 dBFS at the default volume', () => {
  const peak = decibels(peakOf(samplesOf('bang')) * DEFAULT_GAIN);
  expect(peak).toBeGreaterThan(-12);
  expect(peak).toBeLessThan(-6);
});

it('nothing is louder than a bang, and nothing clips at full volume', () => {
  for (const name of EFFECT_NAMES) {
    expect(peakOf(samplesOf(name))).toBeLessThanOrEqual(peakOf(samplesOf('bang')));
    expect(peakOf(samplesOf(name)) * gainOf(100)).toBeLessThan(1);
  }
});

describe.each<Mood>(['scheme', 'aim', 'courage', 'count'])('the music of %s', (mood) => {
  it('stays below the sounds of the game and joins its end to its beginning', () => {
    const samples = renderBed(mood);
    expect(peakOf(samples)).toBeLessThan(0.2);
    expect(Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0))).toBeLessThan(0.03);
  });
});
