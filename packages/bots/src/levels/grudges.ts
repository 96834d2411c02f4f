import type { View } from '@holdup/engine';

/** Who pointed a gun at this seat in earlier rounds, as far as it was there to see it. */
export interface Grudges {
  look(view: View): void;
  held(): readonly number[];
}

const FADES = 0.6;

export function createGrudges(): Grudges {
  let held: number[] = [];
  let pointing: number[] = [];
  let round = 0;
  return {
    look({ seat, public: shown }) {
      if (shown.round !== round) {
        held = shown.players.map(
          (_, other) => FADES * (held[other] ?? 0) + (pointing.includes(other) ? 1 : 0),
        );
        pointing = [];
        round = shown.round;
      }
      if (shown.step === 'courage')
        pointing = shown.players.flatMap((player, other) =>
          player.target === seat ? [other] : [],
        );
    },
    held: () => held,
  };
}
