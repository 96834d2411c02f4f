import { bulletMask, loadBullet, unloadBullet } from '../core/bullets.ts';
import { ask, decideAlone } from '../core/flow.ts';
import { bulletIn, KEEP, RELOAD, reloads } from '../core/moves.ts';
import { definePower } from '../core/power.ts';
import { has, only } from '../core/seats.ts';
import { seatStateOf } from '../core/state.ts';

/** May exchange the loaded bullet for another from the hand; the others see whether, never which. */
const reload = decideAlone({
  name: 'reload',
  legal: (match, seat) => reloads(bulletMask(seatStateOf(match, seat).hand)),
  answer(match, seat, code) {
    const exchanged = code !== KEEP;
    if (exchanged) {
      unloadBullet(match, seat);
      loadBullet(match, seat, bulletIn(code, RELOAD));
    }
    match.events?.push({ to: 'everyone', type: 'reloaded', seat, exchanged });
  },
  default: () => KEEP,
});

/** P-cunning, R-4.4: at the end of the hold-up may exchange the loaded bullet. */
export const cunning = definePower({
  name: 'cunning',
  decisions: [reload],
  hooks: {
    holdUpEnds(match, seat) {
      if (has(match.publicState.loaded, seat) && match.publicState.bullets[seat] > 0)
        ask(match, reload, only(seat));
    },
  },
});
