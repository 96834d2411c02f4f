import { SAMPLE_RATE } from '../src/sound/synth.ts';

/** The coefficients of a filter of second order. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

const filtered = (samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array => {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
};

const highPass = (cutoff: number, quality: number): Biquad => {
  const k = Math.tan((Math.PI * cutoff) / SAMPLE_RATE);
  const norm = 1 / (1 + k / quality + k * k);
  return [norm, -2 * norm, norm, 2 * (k * k - 1) * norm, (1 - k / quality + k * k) * norm];
};

/** The head's part of the K-weighting of ITU-R BS.1770, for any sample rate. */
const HEAD: Biquad = (() => {
  const k = Math.tan((Math.PI * 1681.97) / SAMPLE_RATE);
  const quality = 0.70718;
  const high = 10 ** (3.99984 / 20);
  const middle = high ** 0.49967;
  const norm = 1 / (1 + k / quality + k * k);
  return [
    (high + (middle * k) / quality + k * k) * norm,
    2 * (k * k - high) * norm,
    (high - (middle * k) / quality + k * k) * norm,
    2 * (k * k - 1) * norm,
    (1 - k / quality + k * k) * norm,
  ];
})();

/** Roughly what the speaker of a phone leaves: nothing deep. */
export const onPhone = (samples: Float32Array): Float32Array =>
  filtered(filtered(samples, highPass(250, 0.54)), highPass(250, 1.31));

const WINDOW = Math.round(SAMPLE_RATE / 10);

const loudnessOf = (power: number): number => -0.691 + 10 * Math.log10(power);

const powers = (samples: Float32Array): Float32Array =>
  filtered(filtered(samples, HEAD), highPass(38.135, 0.5003)).map((sample) => sample * sample);

/** How loud the loudest tenth of a second is, in LUFS. */
export const loudestMoment = (samples: Float32Array): number => {
  const power = powers(samples);
  let [sum, most] = [0, 0];
  for (const [place, each] of power.entries()) {
    sum += each - (power[place - WINDOW] ?? 0);
    most = Math.max(most, sum);
  }
  return loudnessOf(most / WINDOW);
};

/** How loud it is on average, in LUFS. */
export const meanLoudness = (samples: Float32Array): number =>
  loudnessOf(powers(samples).reduce((sum, each) => sum + each, 0) / samples.length);
