import { type Mood, renderBed } from './bed.ts';
import { EFFECTS, type Effect } from './effects.ts';
import { render, SAMPLE_RATE } from './synth.ts';

/** Room for several sounds at once before they clip. */
const HEADROOM = 0.8;
/** How long one mood of the music takes to give way to the next, in seconds. */
const CROSSFADE = 0.35;

/** The slider's position as a gain; squared, because ears hear loudness on a curve. */
export const gainOf = (volume: number): number => (volume / 100) ** 2 * HEADROOM;

/** A value that is computed once for each key. */
const createCache = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

/** Plays sounds into an audio context. Samples are built at their own loudness; the volume is one gain behind them all. */
export const createMixer = (context: BaseAudioContext) => {
  const master = context.createGain();
  master.connect(context.destination);
  const bufferOf = (samples: Float32Array): AudioBuffer => {
    const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.getChannelData(0).set(samples);
    return buffer;
  };
  const effectBuffer = createCache((name: Effect) =>
    bufferOf(render(EFFECTS[name].layers, EFFECTS[name].peak)),
  );
  const bedBuffer = createCache((mood: Mood) => bufferOf(renderBed(mood)));
  let bed: { readonly mood: Mood; readonly end: () => void } | null = null;

  const startBed = (mood: Mood): (() => void) => {
    const source = context.createBufferSource();
    const fader = context.createGain();
    source.buffer = bedBuffer(mood);
    source.loop = true;
    fader.gain.setValueAtTime(0, context.currentTime);
    fader.gain.linearRampToValueAtTime(1, context.currentTime + CROSSFADE);
    source.connect(fader).connect(master);
    source.start();
    return () => {
      fader.gain.cancelScheduledValues(context.currentTime);
      fader.gain.setTargetAtTime(0, context.currentTime, CROSSFADE / 3);
      source.stop(context.currentTime + CROSSFADE * 2);
    };
  };

  return {
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
