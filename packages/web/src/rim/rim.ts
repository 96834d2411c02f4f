import type { Reaction } from '@holdup/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';

/** A spectator's reaction; `place` is where on the rim it appears, from 0 to 1. */
export type Cheer = { readonly id: number; readonly reaction: Reaction; readonly place: number };

const CHEER_MS = 2500;
const MOST = 12;
/** The golden ratio spreads any number of places evenly. */
const SPREAD = 0.618;

/** Spectators' reactions for as long as they are shown. */
export const createCheers = (): {
  readonly shown: ReadonlySignal<readonly Cheer[]>;
  readonly add: (reaction: Reaction) => void;
} => {
  const shown = signal<readonly Cheer[]>([]);
  let count = 0;
  return {
    shown,
    add: (reaction) => {
      const cheer = { id: count, reaction, place: (count * SPREAD) % 1 };
      count += 1;
      shown.value = [...shown.peek(), cheer].slice(-MOST);
      setTimeout(() => {
        shown.value = shown.peek().filter((each) => each !== cheer);
      }, CHEER_MS);
    },
  };
};
