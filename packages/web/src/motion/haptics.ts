import { lessMotion, settings } from '../settings/settings.ts';

/** Vibration patterns in ms: on, off, on … They only accompany what is seen and heard. */
const PATTERNS = {
  ask: [25],
  talk: [12, 60, 12],
  count: [18],
  snap: [45],
  click: [15],
  bang: [90, 40, 140],
  hit: [220],
  turn: [60, 80, 60],
} as const satisfies Record<string, readonly number[]>;

/** Whether this device can vibrate; Android phones can. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

/** How the device vibrates with a notification; not at all where the reader wants none. */
export const hapticPattern = (name: keyof typeof PATTERNS): number[] =>
  settings.peek().haptics ? [...PATTERNS[name]] : [];

/** Vibrates where the device can and the reader allows it; never with reduced motion. */
export const buzz = (name: keyof typeof PATTERNS): void => {
  if (!canBuzz() || !settings.peek().haptics || lessMotion.peek()) return;
  // Before the first tap browsers refuse, with a warning in the console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...PATTERNS[name]]);
};
