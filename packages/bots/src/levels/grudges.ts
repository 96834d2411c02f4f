import type { View } from '@holdup/engine';
import { ALL_SEATS, bySeat, type PerSeat } from '@holdup/engine/codes';

/** Who aimed at this seat in earlier rounds, as far as the bot was present. */
interface Grudges {
  observe(view: View): void;
  held(): Readonly<PerSeat<number>>;
}

const FADES = 0.6;

export function createGrudges(): Grudges {
  const held = bySeat(() => 0);
  const aimed = bySeat(() => 0);
  let round = 0;
  return {
    observe({ seat, public: { round: now, decision, players } }) {
      if (now !== round) {
        for (const other of ALL_SEATS) held[other] = FADES * held[other] + aimed[other];
        aimed.fill(0);
        round = now;
      }
      if (decision === 'courage')
        for (const other of ALL_SEATS) aimed[other] = players[other]?.target === seat ? 1 : 0;
    },
    held: () => held,
  };
}
