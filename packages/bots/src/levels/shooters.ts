import type { Seat, View } from '@holdup/engine';
import { ALL_SEATS } from '@holdup/engine/codes';

/** Who has shot at this seat, as far as it was there to see it. */
export interface Shooters {
  look(view: View): void;
  has(seat: Seat): boolean;
}

/**
 * Remembers who aims at this seat on each count of courage. A shot of theirs that is revealed in that round was fired at
 * this seat: where the target ducks, bullets stay face down.
 */
export function createShooters(): Shooters {
  const shooters = new Set<Seat>();
  let aiming: readonly Seat[] = [];
  let round = 0;
  const fired = ({ history }: View['public'], seat: Seat): boolean =>
    history.bullets.some(
      (entry) =>
        entry.kind === 'played' &&
        entry.seat === seat &&
        entry.round === round &&
        entry.faceUp &&
        entry.possible[0] !== 'click',
    );
  return {
    look({ seat, public: shown }) {
      if (shown.round < round) shooters.clear();
      else for (const each of aiming) if (fired(shown, each)) shooters.add(each);
      if (shown.round !== round) aiming = [];
      if (shown.decision === 'courage')
        aiming = ALL_SEATS.filter((other) => shown.players[other]?.target === seat);
      round = shown.round;
    },
    has: (seat) => shooters.has(seat),
  };
}
