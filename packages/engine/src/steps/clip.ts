import { bulletMask, discardFromHand, regainBang, searchForBang } from '../core/bullets.ts';
import { ask, decideAlone } from '../core/flow.ts';
import { bulletIn, clipAnswers, DECLINE, DISCARD, DISCARD_NOTHING } from '../core/moves.ts';
import { BANG, CLICK } from '../core/names.ts';
import { only, type Seat } from '../core/seats.ts';
import { type MutableMatch, seatStateOf } from '../core/state.ts';

/** takes a bang from the discard for another bullet from the hand, or declines. */
export const clip = decideAlone({
  name: 'clip',
  legal: (match, seat) => clipAnswers(bulletMask(seatStateOf(match, seat).hand)),
  answer(match, seat, code) {
    if (code === DECLINE) {
      match.events?.push({ to: 'everyone', type: 'declined', seat });
      return;
    }
    // Discarded before the bang is taken, so that it can't be the one taken.
    if (code !== DISCARD_NOTHING) discardFromHand(match, seat, bulletIn(code, DISCARD), 'clip');
    regainBang(match, seat);
    match.publicState.sharing.clipUser = seat;
  },
  default(match, seat) {
    const { hand } = seatStateOf(match, seat);
    if (bulletMask(hand) === 0) return DISCARD_NOTHING;
    return DISCARD + (hand[CLICK] > 0 ? CLICK : BANG);
  },
});

export function useClip(match: MutableMatch, seat: Seat): void {
  if (searchForBang(match, seat)) ask(match, clip, only(seat));
  else match.events?.push({ to: 'everyone', type: 'clipLost', seat });
}
