import { bulletMask, discardFromHand, unloadBullet } from '../core/bullets.ts';
import { ask, decideAlone } from '../core/flow.ts';
import { bulletIn, DISCARD, discards } from '../core/moves.ts';
import { definePower } from '../core/power.ts';
import { only } from '../core/seats.ts';
import { seatStateOf } from '../core/state.ts';

/** Takes the loaded bullet back and discards any bullet of the hand, or the same one. */
const discardInstead = decideAlone({
  name: 'discardInstead',
  legal(match, seat) {
    const { hand, bullet } = seatStateOf(match, seat);
    return discards(bulletMask(hand) | (bullet === -1 ? 0 : 1 << bullet));
  },
  answer(match, seat, code) {
    unloadBullet(match, seat);
    discardFromHand(match, seat, bulletIn(code, DISCARD), 'smart');
  },
  default: (match, seat) => DISCARD + seatStateOf(match, seat).bullet,
});

/** P-smart: if the target ducked, chooses again which bullet is spent. */
export const smart = definePower({
  name: 'smart',
  decisions: [discardInstead],
  hooks: { targetDucked: (match, seat) => ask(match, discardInstead, only(seat)) },
});
