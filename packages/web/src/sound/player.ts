import { effect, signal } from '@preact/signals';
import { bigScreen } from '../settings/bigScreen.ts';
import { settings } from '../settings/settings.ts';
import type { Effect } from './effects.ts';
import type { Bed } from './mixer.ts';

type Output = {
  readonly context: AudioContext;
  readonly mixer: ReturnType<typeof import('./mixer.ts')['createMixer']>;
};

const GESTURES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

let output: Output | undefined;
let loading: Promise<void> | undefined;

/** No sound comes out until somebody touches the page, or after the device has suspended audio. */
export const soundLocked = signal(true);

/** The music under the game; null: silence. */
export const bed = signal<Bed | null>(null);

/** Beside a big screen, which plays the sounds, a device only buzzes. */
const isSilent = (): boolean => settings.value.volume === 0 || bigScreen.value === 'elsewhere';

/** Where audio can't be started, the game stays silent and the next gesture tries again. */
const open = async (): Promise<void> => {
  try {
    const { createMixer } = await import('./mixer.ts');
    const context = new AudioContext();
    const mixer = createMixer(context);
    output = { context, mixer };
    const follow = (): void => {
      soundLocked.value = context.state !== 'running';
    };
    context.addEventListener('statechange', follow);
    follow();
    effect(() => mixer.setVolume(settings.value.volume));
    effect(() => mixer.setBed(isSilent() || !settings.value.music ? null : bed.value));
    void mixer.prepare();
  } catch {
    loading = undefined;
  }
};

const resume = ({ context }: Output): void => {
  if (context.state !== 'running') void context.resume();
};

/**
 * Browsers start audio only within a gesture, and iOS suspends it again after a while of silence. A device that plays
 * nothing doesn't start it: audio costs battery even where nothing is heard.
 */
const wake = (): void => {
  if (isSilent()) return;
  loading ??= open();
  if (output) resume(output);
};

export const startSound = (): void => {
  for (const gesture of GESTURES) addEventListener(gesture, wake, { passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && output) resume(output);
  });
};

/** Plays a sound where audio is unlocked; otherwise does nothing. `rate` 2 is an octave higher. */
export const play = (name: Effect, rate = 1): void => {
  if (isSilent()) return;
  const start = () => {
    if (!output) return;
    resume(output);
    output.mixer.play(name, rate);
  };
  if (output) start();
  else if (loading) void loading.then(start);
};
