import type { Said } from '../../game/game.ts';

/** A line or a reaction above its speaker. Narrow bubbles pass each other, also across the table. */
export type SpeechBubble = { readonly said: Said; readonly narrow: boolean };

/**
 * The bubbles after something was said: everybody has one at most. A narrow one stays so when the others are gone; it would
 * grow while it is read, and out of a big screen.
 */
export const nextBubbles = (
  shown: readonly SpeechBubble[],
  fresh: readonly Said[],
): readonly SpeechBubble[] => {
  const staying = shown.filter(({ said }) => !fresh.some(({ seat }) => seat === said.seat));
  const all = [...staying, ...fresh.map((said) => ({ said, narrow: false }))];
  const crowded = all.some(({ said }) => said.seat !== all[0]?.said.seat);
  return crowded ? all.map(({ said }) => ({ said, narrow: true })) : all;
};
