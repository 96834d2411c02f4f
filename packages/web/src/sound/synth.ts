/** A small synthesiser. It only computes: the same layers give the same samples everywhere. */

export const SAMPLE_RATE = 44_100;

type Wave = 'sine' | 'triangle' | 'square' | 'saw' | 'noise';

/** One voice of a sound. Times are in seconds, frequencies in Hz. */
export type Layer = {
  readonly wave: Wave;
  /** Ignored by noise. */
  readonly pitch?: number;
  /** The pitch at the end; it glides there exponentially. */
  readonly glide?: number;
  readonly at?: number;
  readonly attack?: number;
  readonly hold?: number;
  /** How long it takes to fade to silence, exponentially. */
  readonly release: number;
  readonly level: number;
  /** Cut-off of a low-pass filter, and where it moves to. */
  readonly low?: number;
  readonly lowTo?: number;
  /** Cut-off of a high-pass filter. */
  readonly high?: number;
  /** Frequency modulation: bells and glass. */
  readonly bell?: { readonly ratio: number; readonly depth: number };
  /** Soft clipping; above 1 it distorts. */
  readonly drive?: number;
};

const ATTACK = 0.002;
const DECAY = 5.5;
/** The last samples of a layer fade out, so that its end does not crackle. */
const FADE = 0.004;

const lengthOf = ({ at = 0, attack = ATTACK, hold = 0, release }: Layer): number =>
  at + attack + hold + release;

const envelope = ({ attack = ATTACK, hold = 0, release }: Layer, t: number): number => {
  if (t < attack) return t / attack;
  const fading = t - attack - hold;
  if (fading <= 0) return 1;
  return Math.exp((-DECAY * fading) / release) * Math.min(1, (release - fading) / FADE);
};

const waveAt = (wave: Exclude<Wave, 'noise'>, phase: number): number => {
  const turn = phase - Math.floor(phase);
  switch (wave) {
    case 'sine':
      return Math.sin(2 * Math.PI * turn);
    case 'triangle':
      return 4 * Math.abs(turn - 0.5) - 1;
    case 'square':
      return turn < 0.5 ? 1 : -1;
    case 'saw':
      return 2 * turn - 1;
  }
};

/** Noise from a fixed seed: no shot may sound different from another. */
const createNoise = (): (() => number) => {
  let seed = 0x2f6e2b1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return seed / 0x80000000;
  };
};

/** The pass of a layer's filters, sample by sample. */
const createFilter = ({ low, lowTo = low, high }: Layer): ((x: number, way: number) => number) => {
  const share = (cutoff: number) => 1 - Math.exp((-2 * Math.PI * cutoff) / SAMPLE_RATE);
  const below = high === undefined ? 0 : share(high);
  let [first, second, slow] = [0, 0, 0];
  return (x, way) => {
    let y = x;
    if (low !== undefined && lowTo !== undefined) {
      const pass = share(low * (lowTo / low) ** way);
      first += pass * (y - first);
      second += pass * (first - second);
      y = second;
    }
    slow += below * (y - slow);
    return y - slow;
  };
};

const addLayer = (samples: Float32Array, layer: Layer): void => {
  const { wave, pitch = 440, glide = pitch, at = 0, level, bell, drive } = layer;
  const start = Math.round(at * SAMPLE_RATE);
  const length = Math.floor((lengthOf(layer) - at) * SAMPLE_RATE);
  const filter = createFilter(layer);
  const noise = createNoise();
  let [phase, bellPhase] = [0, 0];
  for (let place = 0; place < length; place += 1) {
    const way = place / length;
    const step = (pitch * (glide / pitch) ** way) / SAMPLE_RATE;
    phase += step;
    bellPhase += step * (bell?.ratio ?? 0);
    const bent = bell ? phase + Math.sin(2 * Math.PI * bellPhase) * bell.depth * (1 - way) : phase;
    const raw = filter(wave === 'noise' ? noise() : waveAt(wave, bent), way);
    const shaped = drive === undefined ? raw : Math.tanh(raw * drive);
    // Loops are cut to whole bars: what rings longer goes round to their beginning.
    const to = (start + place) % samples.length;
    samples[to] = (samples[to] ?? 0) + shaped * envelope(layer, place / SAMPLE_RATE) * level;
  }
};

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The samples of some layers, as loud as `peak` says; `seconds` makes a loop of that length. */
export const render = (layers: readonly Layer[], peak: number, seconds?: number): Float32Array => {
  const length = seconds ?? Math.max(...layers.map(lengthOf));
  const samples = new Float32Array(Math.ceil(length * SAMPLE_RATE));
  for (const layer of layers) addLayer(samples, layer);
  const factor = peak / (peakOf(samples) || 1);
  return samples.map((sample) => sample * factor);
};
