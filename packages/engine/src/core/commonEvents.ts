import { eachOf } from './codes.ts';
import type { GameEvent, PublicEvent } from './events.ts';
import { SHARES, type ShareCode } from './lootCards.ts';
import { BULLETS, type BulletCode } from './names.ts';
import { ALL_SEATS, NOBODY, type PerSeat, type Seat, type SeatOrNobody } from './seats.ts';

/** The events that come up at nearly every move. There are only so many of each, so they are made once and shared. */

const bySeat = <T>(make: (seat: Seat) => T): Readonly<PerSeat<T>> => eachOf(ALL_SEATS, make);

const locked = bySeat((seat): PublicEvent => ({ to: 'everyone', type: 'locked', seat }));
export const lockedEvent = (seat: Seat): PublicEvent => locked[seat];

const took = bySeat((seat) =>
  eachOf(SHARES, (share): PublicEvent => ({ to: 'everyone', type: 'took', seat, share, by: null })),
);
export const tookEvent = (seat: Seat, share: ShareCode): PublicEvent => took[seat][share];

const announced = bySeat((seat) =>
  eachOf(
    SHARES,
    (share): PublicEvent => ({ to: 'everyone', type: 'announced', seat, shares: [share] }),
  ),
);
export const announcedEvent = (seat: Seat, share: ShareCode): PublicEvent => announced[seat][share];

/** Where the event of a shot at nobody stands after those at a seat. */
const AT_NOBODY = ALL_SEATS.length;
const revealed = bySeat((seat) =>
  eachOf(BULLETS, (bullet) =>
    eachOf(
      [...ALL_SEATS, null] as const,
      (target): PublicEvent => ({ to: 'everyone', type: 'revealed', seat, bullet, target }),
    ),
  ),
);
export const revealedEvent = (seat: Seat, bullet: BulletCode, target: SeatOrNobody): PublicEvent =>
  revealed[seat][bullet][target === NOBODY ? AT_NOBODY : target];

export type DiscardReason = Extract<GameEvent, { type: 'discarded' }>['why'];

const discarded: { readonly [W in DiscardReason]: Readonly<PerSeat<PublicEvent>> } = {
  ducked: discardedFor('ducked'),
  targetDown: discardedFor('targetDown'),
  satOut: discardedFor('satOut'),
  smart: discardedFor('smart'),
  clip: discardedFor('clip'),
  shotFirst: discardedFor('shotFirst'),
};
function discardedFor(why: DiscardReason): Readonly<PerSeat<PublicEvent>> {
  return bySeat((seat) => ({ to: 'everyone', type: 'discarded', seat, why }));
}
export const discardedEvent = (seat: Seat, why: DiscardReason): PublicEvent => discarded[why][seat];
