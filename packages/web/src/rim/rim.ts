import type { Reaction } from '@holdup/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { CharacterId } from '../art/index.ts';

/** Who reacts, where they have a face here: the dead do, spectators don't. */
type Face = { readonly name: string; readonly character: CharacterId };

/** A reaction from the audience; `place` is its position along the rim, from 0 to 1. */
export type RimReaction = {
  readonly id: number;
  readonly reaction: Reaction;
  readonly place: number;
  readonly face: Face | null;
};

export const RIM_MS = 2500;
export const MOST_ON_RIM = 12;
/** The golden ratio spreads any number of places evenly. */
const SPREAD = 0.618;

/** Reactions of those who don't play, for as long as they are shown. */
export const createRim = (): {
  readonly shown: ReadonlySignal<readonly RimReaction[]>;
  readonly add: (reaction: Reaction, face?: Face) => void;
} => {
  const shown = signal<readonly RimReaction[]>([]);
  let count = 0;
  return {
    shown,
    add: (reaction, face) => {
      const added = { id: count, reaction, place: (count * SPREAD) % 1, face: face ?? null };
      count += 1;
      shown.value = [...shown.peek(), added].slice(-MOST_ON_RIM);
      setTimeout(() => {
        shown.value = shown.peek().filter((each) => each !== added);
      }, RIM_MS);
    },
  };
};
