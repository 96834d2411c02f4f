import { eachOf, type IndexIn } from './codes.ts';
import type { Aim, GameEvent, PublicEvent } from './events.ts';
import { SHARES, type ShareCode } from './lootCards.ts';
import { BULLETS, type BulletCode } from './names.ts';
import { ALL_SEATS, bySeat, NOBODY, type PerSeat, type Seat, type SeatOrNobody } from './seats.ts';

/** The events of nearly every move. There are only a few of each, so they are created once and shared. */

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

/** Every target of a shot: "nobody" comes after the seats. */
const TARGETS = [...ALL_SEATS, null] as const;
const targetIndex = (target: SeatOrNobody): IndexIn<typeof TARGETS> =>
  target === NOBODY ? ALL_SEATS.length : target;

const aims = bySeat((seat) => eachOf(TARGETS, (target): Aim => ({ seat, target })));
export const aimAt = (seat: Seat, target: SeatOrNobody): Aim => aims[seat][targetIndex(target)];

const revealed = bySeat((seat) =>
  eachOf(BULLETS, (bullet) =>
    eachOf(
      TARGETS,
      (target): PublicEvent => ({ to: 'everyone', type: 'revealed', seat, bullet, target }),
    ),
  ),
);
export const revealedEvent = (seat: Seat, bullet: BulletCode, target: SeatOrNobody): PublicEvent =>
  revealed[seat][bullet][targetIndex(target)];

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
