import type { Move, Seat, Share } from '@holdup/engine';
import { ACTIONS, actionOf, NEVER } from './actions.ts';

/** Which answers of the net are legal, as a list of flags. */
export interface LegalActions {
  readonly flags: Uint8Array;
  count: number;
  /** One of them; the only one where `count` is 1. */
  some: number;
}

export const createLegalActions = (): LegalActions => ({
  flags: new Uint8Array(ACTIONS),
  count: 0,
  some: NEVER,
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
  for (const move of moves) {
    const action = actionOf(move, seat, seats, first);
    if (action === NEVER || legal.flags[action] === 1) continue;
    legal.flags[action] = 1;
    legal.count++;
    legal.some = action;
  }
}
