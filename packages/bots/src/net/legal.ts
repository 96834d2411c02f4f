import type { Move, Seat, Share } from '@holdup/engine';
import { ACTIONS, actionOf, NEVER, SEAT_ACTIONS_AT } from './actions.ts';

/** Which actions of the net are legal, as a list of flags. */
export interface LegalActions {
  readonly flags: Uint8Array;
  count: number;
  /** One of them; the only one if `count` is 1. */
  some: number;
  /** Whether any of them points at a seat. */
  pointing: boolean;
}

export const createLegalActions = (): LegalActions => ({
  flags: new Uint8Array(ACTIONS),
  count: 0,
  some: NEVER,
  pointing: false,
});

export function readLegal(
  legal: LegalActions,
  moves: readonly Move[],
  seat: Seat,
  seats: number,
  first: Share | null,
): void {
  legal.flags.fill(0);
  legal.count = 0;
  legal.pointing = false;
  for (const move of moves) {
    const action = actionOf(move, seat, seats, first);
    if (action === NEVER || legal.flags[action] === 1) continue;
    legal.flags[action] = 1;
    legal.count++;
    legal.some = action;
    if (action >= SEAT_ACTIONS_AT) legal.pointing = true;
  }
}
