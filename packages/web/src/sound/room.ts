import { SAMPLE_RATE } from './synth.ts';

/** A bare room with hard walls, in which everything sounds: what comes back from them, left and right. */

const SECONDS = 1.3;
/** How fast it dies away, and how fast its brightness does. */
const FALL = 5.2;
const DULLING = 4;
/** The first walls, in seconds, and how much of the sound they send back. */
const WALLS = [
  [0.011, 0.55],
  [0.019, 0.42],
  [0.031, 0.34],
  [0.047, 0.24],
] as const;
/** The right ear is a little farther from each of them. */
const EARS = [1, 1.13] as const;

const echoAt = (ear: number): Float32Array => {
  const samples = new Float32Array(Math.round(SECONDS * SAMPLE_RATE));
  let seed = (ear + 1) * 0x51f3a7;
  let dull = 0;
  for (let place = 0; place < samples.length; place += 1) {
    const t = place / SAMPLE_RATE;
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    const pass = 0.55 * Math.exp(-DULLING * t) + 0.06;
    dull += pass * (seed / 0x80000000 - dull);
    // It grows dense only after the first walls.
    samples[place] = dull * Math.exp(-FALL * t) * Math.min(1, t / 0.02) * 0.034;
  }
  for (const [after, share] of WALLS) {
    const place = Math.round(after * (EARS[ear] ?? 1) * SAMPLE_RATE);
    samples[place] = (samples[place] ?? 0) + share * 0.5;
  }
  return samples;
};

/** The answer of the room to a single click, one channel for each ear. */
export const renderRoom = (): readonly Float32Array[] => EARS.map((_, ear) => echoAt(ear));
