import { regainBang, searchForBang } from '../core/bullets.ts';
import { ask, decideAlone } from '../core/flow.ts';
import { DECLINE, listOf, REGAIN } from '../core/moves.ts';
import { definePower } from '../core/power.ts';
import { only } from '../core/seats.ts';

const REGAIN_OR_NOT = listOf(REGAIN, DECLINE);

/** A bang from the discard, without discarding anything. */
const regain = decideAlone({
  name: 'regain',
  legal: () => REGAIN_OR_NOT,
  answer(match, seat, code) {
    if (code === REGAIN) regainBang(match, seat);
    else match.events?.push({ to: 'everyone', type: 'declined', seat });
  },
  default: () => DECLINE,
});

/** P-goodFriend: after another player took a bang with a clip, may also take one. */
export const goodFriend = definePower({
  name: 'goodFriend',
  decisions: [regain],
  hooks: {
    otherUsedClip(match, seat) {
      if (searchForBang(match, seat)) ask(match, regain, only(seat));
      else match.events?.push({ to: 'everyone', type: 'noBangLeft', seat });
    },
  },
});
