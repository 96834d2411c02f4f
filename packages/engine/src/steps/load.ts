import { bulletMask, loadBullet } from '../core/bullets.ts';
import { drawDefaultBullet } from '../core/chance.ts';
import { ask, decideTogether, unlock } from '../core/flow.ts';
import { bulletIn, LOAD, loads } from '../core/moves.ts';
import { only, seatsOf } from '../core/seats.ts';
import { type Phase, seatStateOf } from '../core/state.ts';

/** every living player secretly commits one bullet of their hand. */
export const load = decideTogether({
  name: 'load',
  legal: (match, seat) => loads(bulletMask(seatStateOf(match, seat).hand)),
  settle(match, seats) {
    for (const seat of seatsOf(seats)) loadBullet(match, seat, bulletIn(unlock(match, seat), LOAD));
    match.events?.push({ to: 'everyone', type: 'allLoaded' });
  },
  default: (match, seat) => LOAD + drawDefaultBullet(match, seat, seatStateOf(match, seat).hand),
});

export const loading: Phase = {
  name: 'load',
  enter(match) {
    const { alive, bullets } = match.publicState;
    let armed = 0;
    for (const seat of seatsOf(alive)) if (bullets[seat] > 0) armed |= only(seat);
    ask(match, load, armed);
  },
};
