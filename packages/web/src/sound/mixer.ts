import { isPlayedOnce, MOOD_NAMES, type Mood, renderBed } from './bed.ts';
import { EFFECT_NAMES, EFFECTS, type Effect } from './effects.ts';
import { renderRoom } from './room.ts';
import { render, SAMPLE_RATE, type Sound } from './synth.ts';

/** Room for several sounds at once before they clip. */
const HEADROOM = 0.8;
/** Up to here sounds pass the limiter unchanged: a bang alone does at every volume but the loudest. */
const KNEE = 0.7;
/** The limiter takes this many shots at once. */
const SHOTS = 4;
/** How long one mood of the music takes to give way to the next, in seconds. */
const CROSSFADE = 0.35;
/** How far the music steps back for a shot, how long it stays there and how long it takes to return, in seconds. */
const HUSHED = { gain: 0.2, hold: 0.45, back: 0.3 } as const;
/** These moods are long and few screens need them: they are built when they are played. */
export const RARE: readonly Mood[] = ['lobby', 'finale'];

/** A mood of the music; one that is played once takes so many seconds. */
export type Bed = { readonly mood: Mood; readonly seconds?: number };

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

/** Sends sounds through a room; what it gets comes back from its walls. */
const createRoom = (context: BaseAudioContext, output: AudioNode): AudioNode => {
  const room = context.createConvolver();
  const ears = renderRoom();
  const answer = context.createBuffer(ears.length, ears[0]?.length ?? 1, SAMPLE_RATE);
  for (const [ear, samples] of ears.entries()) answer.getChannelData(ear).set(samples);
  room.normalize = false;
  room.buffer = answer;
  room.connect(output);
  return room;
};

const bufferOf = (context: BaseAudioContext, samples: Float32Array): AudioBuffer => {
  const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
  buffer.getChannelData(0).set(samples);
  return buffer;
};

/** The music: one mood gives way to the next, and all steps back for a shot. */
const createMusic = (context: BaseAudioContext, output: AudioNode) => {
  const bus = context.createGain();
  bus.connect(output);
  const buffer = createCache((mood: Mood) => bufferOf(context, renderBed(mood)));
  /** When the first bar began: all loops keep its time. */
  let beginning: number | null = null;
  let playing: { readonly bed: Bed; readonly end: () => void } | null = null;

  const start = ({ mood, seconds }: Bed): (() => void) => {
    const samples = buffer(mood);
    // Only now: a long mood takes a while to build, in which time goes on.
    const now = context.currentTime;
    const source = context.createBufferSource();
    const fader = context.createGain();
    source.buffer = samples;
    const { duration } = samples;
    const once = isPlayedOnce(mood);
    source.loop = !once;
    source.playbackRate.value = once && seconds !== undefined ? duration / seconds : 1;
    fader.gain.value = 0;
    // Approaches: one that starts before the other has ended goes on from where that was, without a jump.
    fader.gain.setTargetAtTime(1, now, CROSSFADE / 3);
    source.connect(fader).connect(bus);
    beginning ??= now;
    source.start(0, once ? 0 : (now - beginning) % duration);
    return () => {
      fader.gain.setTargetAtTime(0, context.currentTime, CROSSFADE / 3);
      source.stop(context.currentTime + CROSSFADE * 2);
    };
  };

  return {
    prepare: (mood: Mood): void => void buffer(mood),
    hush: (): void => {
      const now = context.currentTime;
      bus.gain.cancelScheduledValues(now);
      bus.gain.setTargetAtTime(HUSHED.gain, now, 0.01);
      bus.gain.setTargetAtTime(1, now + HUSHED.hold, HUSHED.back);
    },
    set: (bed: Bed | null): void => {
      if (bed?.mood === playing?.bed.mood) return;
      playing?.end();
      playing = bed && { bed, end: start(bed) };
    },
  };
};

/** Plays sounds into an audio context. Samples are built at their own loudness; the volume is one gain behind them all. */
export const createMixer = (context: BaseAudioContext) => {
  const master = context.createGain();
  const limiter = createLimiter(context);
  master.connect(limiter.input);
  limiter.output.connect(context.destination);
  const room = createRoom(context, master);
  const music = createMusic(context, master);
  const buffer = createCache((name: Effect) => bufferOf(context, render(EFFECTS[name])));

  return {
    /** Builds the samples, one sound at a time: the picture must not stop at the first shot to wait for its sound. */
    prepare: async (): Promise<void> => {
      for (const name of EFFECT_NAMES) await idle().then(() => buffer(name));
      for (const mood of MOOD_NAMES.filter((each) => !RARE.includes(each)))
        await idle().then(() => music.prepare(mood));
    },
    setVolume: (volume: number): void => {
      master.gain.value = gainOf(volume);
    },
    /** `rate` 2 is an octave higher. */
    play: (name: Effect, rate: number): void => {
      const { room: share, hush }: Sound = EFFECTS[name];
      const source = context.createBufferSource();
      source.buffer = buffer(name);
      source.playbackRate.value = rate;
      source.connect(master);
      if (share !== undefined) {
        const send = context.createGain();
        send.gain.value = share;
        source.connect(send).connect(room);
      }
      source.start();
      if (hush) music.hush();
    },
    setBed: music.set,
  };
};
