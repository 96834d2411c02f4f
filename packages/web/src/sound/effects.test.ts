import { describe, expect, it } from 'vitest';
import { loudestMoment, meanLoudness, onPhone } from '../../test/loudness.ts';
import { parseSettings } from '../settings/settings.ts';
import { isPlayedOnce, MOOD_NAMES, type Mood, renderBed } from './bed.ts';
import { EFFECT_NAMES, EFFECTS, type Effect } from './effects.ts';
import { gainOf } from './mixer.ts';
import { peakOf, render, SAMPLE_RATE } from './synth.ts';

const decibels = (peak: number): number => 20 * Math.log10(peak);
const DEFAULT_GAIN = gainOf(parseSettings(null, []).volume);

/** As it leaves the device at the default volume. */
const played = (samples: Float32Array): Float32Array =>
  samples.map((sample) => sample * DEFAULT_GAIN);
const samplesOf = (name: Effect) => played(render(EFFECTS[name]));

/** Of every sound, everywhere and on the speaker of a phone. */
const measured = new Map(
  EFFECT_NAMES.map((name) => {
    const samples = samplesOf(name);
    return [name, { loud: loudestMoment(samples), phone: loudestMoment(onPhone(samples)) }];
  }),
);
const loudness = (name: Effect): number => measured.get(name)?.loud ?? Number.NaN;
const onPhones = (name: Effect): number => measured.get(name)?.phone ?? Number.NaN;

/** From the first sample that is heard to nearly the loudest, in ms. */
const attackOf = (samples: Float32Array): number => {
  const peak = peakOf(samples);
  const first = samples.findIndex((sample) => Math.abs(sample) > peak / 100);
  const most = samples.findIndex((sample) => Math.abs(sample) > peak * 0.9);
  return ((most - first) / SAMPLE_RATE) * 1000;
};

/** How loud each kind of sound is in its loudest tenth of a second, in LUFS at the default volume. */
type Loudness = { readonly least: number; readonly most: number };
const SCENE: Loudness = { least: -24, most: -19 };
const CUE: Loudness = { least: -30, most: -24 };
const LOOT: Loudness = { least: -31, most: -26 };
const LOUDNESS: Readonly<Record<Effect, Loudness>> = {
  bang: { least: -17, most: -14 },
  snap: SCENE,
  wound: SCENE,
  death: SCENE,
  win: SCENE,
  lose: CUE,
  ricochet: CUE,
  load: CUE,
  aim: CUE,
  count: CUE,
  click: CUE,
  duck: CUE,
  heartbeat: CUE,
  coins: CUE,
  join: CUE,
  say: CUE,
  deal: LOOT,
  riffle: LOOT,
  take: LOOT,
  bill: LOOT,
  diamond: LOOT,
  painting: LOOT,
  firstAid: LOOT,
  clip: LOOT,
  godfather: LOOT,
  tick: { least: -33, most: -29 },
  lock: { least: -33, most: -29 },
};

describe.each(EFFECT_NAMES)('the sound %s', (name) => {
  const samples = samplesOf(name);

  it('is as loud as its kind, finite and shorter than a second and a half', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(loudness(name)).toBeGreaterThan(LOUDNESS[name].least);
    expect(loudness(name)).toBeLessThan(LOUDNESS[name].most);
    expect(samples.length / SAMPLE_RATE).toBeLessThan(1.5);
  });

  it('is heard on the speaker of a phone', () => {
    // Half as loud at most, but for the heart, which is deep.
    const lost = name === 'heartbeat' ? 10 : 6;
    expect(onPhones(name)).toBeGreaterThan(loudness(name) - lost);
  });

  it('begins and ends in silence and has no constant part, so that it does not crackle', () => {
    const peak = peakOf(samples);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01 * peak);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.005 * peak);
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.01 * peak);
  });

  it('is the same every time, so that it reveals nothing', () => {
    expect(samplesOf(name)).toEqual(samples);
  });
});

it('a bang peaks between -12 and -6 dBFS at the default volume, within 5 ms', () => {
  const peak = decibels(peakOf(samplesOf('bang')));
  expect(peak).toBeGreaterThan(-12);
  expect(peak).toBeLessThan(-6);
  expect(attackOf(samplesOf('bang'))).toBeLessThan(5);
});

it('a bang is far louder than anything else, also on a phone, and rings where a click is dry', () => {
  const others = EFFECT_NAMES.filter((name) => name !== 'bang');
  for (const name of others) {
    expect(loudness('bang')).toBeGreaterThan(loudness(name) + 4);
    expect(onPhones('bang')).toBeGreaterThan(onPhones(name) + 4);
  }
  expect(loudness('bang')).toBeGreaterThan(loudness('click') + 12);
  expect(render(EFFECTS.click).length * 5).toBeLessThan(render(EFFECTS.bang).length);
});

/** How loud the music is on average: far below the sounds of its moment, and heard all the same. */
const UNDER: Loudness = { least: -43, most: -39 };
const MUSIC: Readonly<Record<Mood, Loudness>> = {
  scheme: UNDER,
  aim: UNDER,
  courage: UNDER,
  standoff: UNDER,
  loot: UNDER,
  finale: UNDER,
  count: { least: -39, most: -35 },
  // Nothing but arrivals is heard over it.
  lobby: { least: -35, most: -31 },
};

describe.each(MOOD_NAMES)('the music of %s', (mood) => {
  const samples = played(renderBed(mood));

  it('is as loud as its moment allows, and heard on a phone', () => {
    expect(meanLoudness(samples)).toBeGreaterThan(MUSIC[mood].least);
    expect(meanLoudness(samples)).toBeLessThan(MUSIC[mood].most);
    expect(meanLoudness(onPhone(samples))).toBeGreaterThan(-53);
  });

  it('joins its end to its beginning as smoothly as it goes on anywhere', () => {
    const step = (place: number): number =>
      Math.abs((samples[place] ?? 1) - (samples.at(place - 1) ?? 0));
    const steepest = samples.reduce((most, _, place) => Math.max(most, place ? step(place) : 0), 0);
    expect(step(0)).toBeLessThan(steepest / 2);
  });

  it('keeps time with the others', () => {
    if (isPlayedOnce(mood)) return;
    const bars = samples.length / (renderBed('scheme').length / 2);
    expect(Math.abs(bars - Math.round(bars))).toBeLessThan(0.001);
  });
});

it('every sound stands out from the music of a game', () => {
  const loudest = Math.max(
    ...MOOD_NAMES.filter((mood) => MUSIC[mood] === UNDER).map((mood) =>
      meanLoudness(played(renderBed(mood))),
    ),
  );
  for (const name of EFFECT_NAMES) expect(loudness(name), name).toBeGreaterThan(loudest + 6);
});

it('the music becomes louder from planning to the last count', () => {
  const levels = (['scheme', 'aim', 'courage', 'count'] as const).map((mood) =>
    meanLoudness(renderBed(mood)),
  );
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

it('the last count swells to its zero and breaks off', () => {
  const samples = renderBed('count');
  const parts = [0, 1, 2].map((second) =>
    meanLoudness(samples.subarray(second * SAMPLE_RATE, (second + 1) * SAMPLE_RATE)),
  );
  expect(parts[1]).toBeGreaterThan((parts[0] ?? 0) + 3);
  expect(parts[2]).toBeGreaterThan((parts[1] ?? 0) + 3);
});
