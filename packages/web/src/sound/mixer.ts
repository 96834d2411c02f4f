import { MOOD_NAMES, type Mood, renderBed } from './bed.ts';
import { EFFECT_NAMES, EFFECTS, type Effect } from './effects.ts';
import { render, SAMPLE_RATE } from './synth.ts';

/** Room for several sounds at once before they clip. */
const HEADROOM = 0.8;
/** Up to here sounds pass the limiter unchanged: a bang alone does at every volume but the loudest. */
const KNEE = 0.7;
/** The limiter takes this many shots at once. */
const SHOTS = 4;
/** How long one mood of the music takes to give way to the next, in seconds. */
const CROSSFADE = 0.35;

/** The slider's position as a gain; squared, because ears hear loudness on a curve. */
export const gainOf = (volume: number): number => (volume / 100) ** 2 * HEADROOM;

const limited = (sample: number): number => {
  const over = Math.abs(sample) - KNEE;
  if (over <= 0) return sample;
  return Math.sign(sample) * (KNEE + (1 - KNEE) * Math.tanh(over / (1 - KNEE)));
};

/** Several sounds in the same moment are more than a device can play: they saturate instead of crackling. */
const createLimiter = (context: BaseAudioContext): { input: AudioNode; output: AudioNode } => {
  const input = context.createGain();
  input.gain.value = 1 / SHOTS;
  const output = context.createWaveShaper();
  const steps = 1024 * SHOTS;
  output.curve = Float32Array.from({ length: 2 * steps + 1 }, (_, step) =>
    limited((step / steps - 1) * SHOTS),
  );
  input.connect(output);
  return { input, output };
};

/** A value that is computed once for each key. */
const createCache = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

/** The page has nothing else to do; Safari can't tell. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 100);
  });

/** Plays sounds into an audio context. Samples are built at their own loudness; the volume is one gain behind them all. */
export const createMixer = (context: BaseAudioContext) => {
  const master = context.createGain();
  const limiter = createLimiter(context);
  master.connect(limiter.input);
  limiter.output.connect(context.destination);
  const bufferOf = (samples: Float32Array): AudioBuffer => {
    const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.getChannelData(0).set(samples);
    return buffer;
  };
  const effectBuffer = createCache((name: Effect) => bufferOf(render(EFFECTS[name])));
  const bedBuffer = createCache((mood: Mood) => bufferOf(renderBed(mood)));
  let bed: { readonly mood: Mood; readonly end: () => void } | null = null;

  const startBed = (mood: Mood): (() => void) => {
    const source = context.createBufferSource();
    const fader = context.createGain();
    source.buffer = bedBuffer(mood);
    source.loop = true;
    fader.gain.value = 0;
    // Approaches: one that starts before the other has ended goes on from where that was, without a jump.
    fader.gain.setTargetAtTime(1, context.currentTime, CROSSFADE / 3);
    source.connect(fader).connect(master);
    source.start();
    return () => {
      fader.gain.setTargetAtTime(0, context.currentTime, CROSSFADE / 3);
      source.stop(context.currentTime + CROSSFADE * 2);
    };
  };

  return {
    /** Builds all samples, one sound at a time: the picture must not stop at the first shot to wait for its sound. */
    prepare: async (): Promise<void> => {
      for (const mood of MOOD_NAMES) await idle().then(() => bedBuffer(mood));
      for (const name of EFFECT_NAMES) await idle().then(() => effectBuffer(name));
    },
    setVolume: (volume: number): void => {
      master.gain.value = gainOf(volume);
    },
    /** `rate` 2 is an octave higher. */
    play: (name: Effect, rate: number): void => {
      const source = context.createBufferSource();
      source.buffer = effectBuffer(name);
      source.playbackRate.value = rate;
      source.connect(master);
      source.start();
    },
    setBed: (mood: Mood | null): void => {
      if (mood === (bed?.mood ?? null)) return;
      bed?.end();
      bed = mood && { mood, end: startBed(mood) };
    },
  };
};
