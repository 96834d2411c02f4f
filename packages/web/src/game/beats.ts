import { signal } from '@preact/signals';
import type { Beat } from './game.ts';

/** The story so far: keeps every beat, so that a screen that opens late misses nothing. */
export const createBeats = (first: Beat) => {
  const latest = signal(first);
  const all: Beat[] = [first];
  const hearers = new Set<(beat: Beat) => void>();
  return {
    latest,
    add: (beat: Beat): void => {
      all.push(beat);
      latest.value = beat;
      for (const hear of hearers) hear(beat);
    },
    after: (id: number, hear: (beat: Beat) => void): (() => void) => {
      for (const beat of all) if (beat.id > id) hear(beat);
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
};
