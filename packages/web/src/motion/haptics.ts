import { lessMotion, settings } from '../settings/settings.ts';

/** Vibrations in milliseconds: on, off, on … Short: they underline what is seen and heard, and tell nothing alone. */
const PATTERNS = {
  ask: [25],
  count: [18],
  snap: [45],
  click: [15],
  bang: [90, 40, 140],
  hit: [220],
} as const satisfies Record<string, readonly number[]>;

/** Whether this device can vibrate at all; phones with Android do. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

/** Vibrates where the device can and the reader likes it; never where less motion is wanted. */
export const buzz = (name: keyof typeof PATTERNS): void => {
  if (!canBuzz() || !settings.peek().haptics || lessMotion.peek()) return;
  // Before the first tap browsers refuse, and complain in the console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...PATTERNS[name]]);
};
