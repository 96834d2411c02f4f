import { keysOf } from '../records/keysOf.ts';

/**
 * Sounds as zzfx parameters, in its order: volume, randomness, frequency, attack, sustain, release,
 * shape, curve, slide, slide change, pitch jump, its time, repeat, noise, modulation, crush, delay,
 * sustain volume, decay, tremolo. Randomness is 0, so that no shot sounds different from another.
 */
export const EFFECTS = {
  count: [1, 0, 392, 0.005, 0.05, 0.14, 1, 1.4],
  snap: [1.4, 0, 160, 0.002, 0.03, 0.16, 4, 2.2, -6, 0, 0, 0, 0, 3],
  click: [0.9, 0, 1650, 0, 0.004, 0.025, 3, 1.2, 0, 0, -900, 0.012, 0, 2],
  bang: [1.8, 0, 82, 0.004, 0.07, 0.55, 4, 1.1, -0.6, 0, 0, 0, 0, 2.4, 0, 0.15, 0, 0.55, 0.09],
  coins: [0.8, 0, 1180, 0, 0.03, 0.22, 1, 1.7, 0, 0, 590, 0.045],
  hit: [1.2, 0, 210, 0.004, 0.05, 0.22, 2, 2, -7, 0, 0, 0, 0, 1.4],
  duck: [0.7, 0, 540, 0.01, 0.09, 0.13, 0, 1.2, -8, 0.3],
  win: [1, 0, 523.25, 0.01, 0.34, 0.5, 1, 1.6, 0, 0, 130.8, 0.11, 0.36],
} as const satisfies Record<string, readonly number[]>;

export type Effect = keyof typeof EFFECTS;
export const EFFECT_NAMES = keysOf(EFFECTS);
