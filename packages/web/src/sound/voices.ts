import type { Character } from '@holdup/protocol';
import { play } from './player.ts';

/** How high everybody speaks: 2 is an octave above 1. */
const VOICES: Readonly<Record<Character, number>> = {
  bull: 0.62,
  bear: 0.7,
  toad: 0.82,
  owl: 0.95,
  fox: 1.12,
  cat: 1.28,
  duck: 1.5,
  rabbit: 1.75,
};

/** Somebody says something. */
export const playVoice = (character: Character): void => play('say', VOICES[character]);
