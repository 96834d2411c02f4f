import { type ReadonlySignal, signal } from '@preact/signals';
import type { Beat, Game } from './game.ts';

export type Beats = {
  readonly latest: ReadonlySignal<Beat>;
  readonly add: (beat: Beat) => void;
  readonly after: Game['beats']['after'];
};

/** Keeps every beat, so that a screen that opens late misses nothing. */
export const createBeats = (first: Beat): Beats => {
  const latest = signal(first);
  const all: Beat[] = [first];
  const listeners = new Set<(beat: Beat) => void>();
  return {
    latest,
    add: (beat) => {
      all.push(beat);
      latest.value = beat;
      for (const listen of listeners) listen(beat);
    },
    after: (id, listen) => {
      for (const beat of all) if (beat.id > id) listen(beat);
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
};
