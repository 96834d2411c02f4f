import type { GameEvent, PublicEvent } from './events.ts';
import { SHARES, type ShareCode } from './lootCards.ts';
import { BULLETS, type BulletCode } from './names.ts';
import { ALL_SEATS, NOBODY, type Seat, type SeatOrNobody } from './seats.ts';

/** The events that come up at nearly every move. There are only so many of each, so they are made once and shared. */

const bySeat = <T>(make: (seat: Seat) => T): readonly T[] => ALL_SEATS.map(make);

const locked = bySeat((seat): PublicEvent => ({ to: 'everyone', type: 'locked', seat }));
export const lockedEvent = (seat: Seat): PublicEvent => locked[seat] as PublicEvent;

const took = bySeat((seat) =>
  SHARES.map((share): PublicEvent => ({ to: 'everyone', type: 'took', seat, share, by: null })),
);
export const tookEvent = (seat: Seat, share: ShareCode): PublicEvent =>
  took[seat]?.[share] as PublicEvent;

const announced = bySeat((seat) =>
  SHARES.map(
    (share): PublicEvent => ({ to: 'everyone', type: 'announced', seat, shares: [share] }),
  ),
);
export const announcedEvent = (seat: Seat, share: ShareCode): PublicEvent =>
  announced[seat]?.[share] as PublicEvent;

const revealed = bySeat((seat) =>
  BULLETS.map((bullet) =>
    [null, ...ALL_SEATS].map(
      (target): PublicEvent => ({ to: 'everyone', type: 'revealed', seat, bullet, target }),
    ),
  ),
);
export const revealedEvent = (seat: Seat, bullet: BulletCode, target: SeatOrNobody): PublicEvent =>
  revealed[seat]?.[bullet]?.[target === NOBODY ? 0 : target + 1] as PublicEvent;

export type DiscardReason = Extract<GameEvent, { type: 'discarded' }>['why'];

const discarded: { readonly [W in DiscardReason]: readonly PublicEvent[] } = {
  ducked: discardedFor('ducked'),
  targetDown: discardedFor('targetDown'),
  satOut: discardedFor('satOut'),
  smart: discardedFor('smart'),
  clip: discardedFor('clip'),
  shotFirst: discardedFor('shotFirst'),
};
function discardedFor(why: DiscardReason): readonly PublicEvent[] {
  return bySeat((seat) => ({ to: 'everyone', type: 'discarded', seat, why }));
}
export const discardedEvent = (seat: Seat, why: DiscardReason): PublicEvent =>
  discarded[why][seat] as PublicEvent;
