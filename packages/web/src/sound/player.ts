import { settings } from '../settings/settings.ts';
import { EFFECTS, type Effect } from './effects.ts';

type Synth = typeof import('zzfx')['ZZFX'];

const LOUDEST = 0.4;
const GESTURES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

let synth: Synth | undefined;
let loading: Promise<void> | undefined;
const samples = new Map<Effect, number[]>();

/** Where the synthesiser can't be loaded, the game stays silent and the next gesture tries again. */
const load = async (): Promise<void> => {
  try {
    const { ZZFX } = await import('zzfx');
    synth = ZZFX;
  } catch {
    loading = undefined;
  }
};

/** Browsers start audio only within a gesture, and iOS suspends it again after a while of silence. */
const wake = (): void => {
  loading ??= load();
  if (synth && synth.audioContext.state !== 'running') void synth.audioContext.resume();
};

export const startSound = (): void => {
  for (const gesture of GESTURES) addEventListener(gesture, wake, { passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && synth) wake();
  });
};

const samplesOf = (source: Synth, name: Effect): number[] => {
  const known = samples.get(name);
  if (known) return known;
  const built = source.buildSamples(...EFFECTS[name]);
  samples.set(name, built);
  return built;
};

/** Plays a sound where audio is unlocked; otherwise does nothing. */
export const play = (name: Effect): void => {
  if (settings.value.volume === 0) return;
  const start = () => {
    if (!synth) return;
    synth.volume = (settings.value.volume / 100) ** 2 * LOUDEST;
    if (synth.audioContext.state !== 'running') void synth.audioContext.resume();
    synth.playSamples([samplesOf(synth, name)]);
  };
  if (synth) start();
  else if (loading) void loading.then(start);
};
