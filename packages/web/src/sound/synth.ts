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

/**
 * A sound: its voices, and its loudest sample. 1 is as loud as the device goes at full volume. `drive` saturates them
 * together: louder for the same peak, as a shot is. `room`: how much of it the walls send back; without, it is dry.
 */
export type Sound = {
  readonly peak: number;
  readonly layers: readonly Layer[];
  readonly drive?: number;
  readonly room?: number;
  /** The music steps back for it. */
  readonly hush?: true;
};

const ATTACK = 0.002;
const DECAY = 5.5;
/** The last samples of a layer fade out, so that its end does not crackle. */
const FADE = 0.004;

const lengthOf = ({ at = 0, attack = ATTACK, hold = 0, release }: Layer): number =>
  at + attack + hold + release;

/** The loudness of a layer, sample by sample. */
const createEnvelope = ({ attack = ATTACK, hold = 0, release }: Layer): (() => number) => {
  const fall = Math.exp(-DECAY / (release * SAMPLE_RATE));
  const [held, end] = [attack + hold, attack + hold + release];
  let [place, fading] = [0, 1];
  return () => {
    const t = place / SAMPLE_RATE;
    place += 1;
    if (t < attack) return t / attack;
    if (t < held) return 1;
    fading *= fall;
    return fading * Math.min(1, (end - t) / FADE);
  };
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

/** Noise from a fixed seed: no shot may sound different from another. Each voice has its own, so that none cancels another. */
const createNoise = (voice: number): (() => number) => {
  let seed = Math.imul(voice + 1, 0x2f6e2b1);
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return seed / 0x80000000;
  };
};

const shareOf = (cutoff: number): number => 1 - Math.exp((-2 * Math.PI * cutoff) / SAMPLE_RATE);

/** The pass of a layer's filters, sample by sample. */
const createFilter = (
  { low, lowTo = low, high }: Layer,
  length: number,
): ((x: number) => number) => {
  const below = high === undefined ? 0 : shareOf(high);
  let cutoff = low ?? 0;
  const move = low === undefined || lowTo === undefined ? 1 : (lowTo / low) ** (1 / length);
  let pass = shareOf(cutoff);
  let [first, second, slow] = [0, 0, 0];
  return (x) => {
    let y = x;
    if (low !== undefined) {
      first += pass * (y - first);
      second += pass * (first - second);
      y = second;
    }
    if (move !== 1) {
      cutoff *= move;
      pass = shareOf(cutoff);
    }
    slow += below * (y - slow);
    return y - slow;
  };
};

/** What changes along a layer changes by a factor a sample: powers and roots of every sample would take most of the time. */
const addLayer = (samples: Float32Array, layer: Layer, voice: number): void => {
  const { wave, pitch = 440, glide = pitch, at = 0, level, bell, drive } = layer;
  const start = Math.round(at * SAMPLE_RATE);
  const length = Math.floor((lengthOf(layer) - at) * SAMPLE_RATE);
  const filter = createFilter(layer, length);
  const envelope = createEnvelope(layer);
  const noise = createNoise(voice);
  const bend = (glide / pitch) ** (1 / length);
  let step = pitch / SAMPLE_RATE;
  let [phase, bellPhase] = [0, 0];
  for (let place = 0; place < length; place += 1) {
    phase += step;
    bellPhase += step * (bell?.ratio ?? 0);
    step *= bend;
    const bent = bell
      ? phase + Math.sin(2 * Math.PI * bellPhase) * bell.depth * (1 - place / length)
      : phase;
    const raw = filter(wave === 'noise' ? noise() : waveAt(wave, bent));
    const shaped = drive === undefined ? raw : Math.tanh(raw * drive);
    // Loops are cut to whole bars: what rings longer goes round to their beginning.
    const to = (start + place) % samples.length;
    samples[to] = (samples[to] ?? 0) + shaped * envelope() * level;
  }
};

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The samples of a sound; `seconds` makes a loop of that length. */
export const render = ({ peak, layers, drive }: Sound, seconds?: number): Float32Array => {
  const length = seconds ?? Math.max(...layers.map(lengthOf));
  const samples = new Float32Array(Math.ceil(length * SAMPLE_RATE));
  for (const [voice, layer] of layers.entries()) addLayer(samples, layer, voice);
  const most = peakOf(samples) || 1;
  if (drive === undefined) return samples.map((sample) => (sample / most) * peak);
  const loudest = Math.tanh(drive);
  return samples.map((sample) => (Math.tanh((sample / most) * drive) / loudest) * peak);
};
