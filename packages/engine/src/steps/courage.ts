import { ask, decideTogether, unlock } from '../core/flow.ts';
import { DUCK, listOf, STAND } from '../core/moves.ts';
import { only, seatsOf } from '../core/seats.ts';
import type { Phase } from '../core/state.ts';

const DUCK_OR_STAND = listOf(DUCK, STAND);

/** F-5: everyone ducks or stands, at once; players who are too slow stand. */
export const courage = decideTogether({
  name: 'courage',
  legal: () => DUCK_OR_STAND,
  settle(match, seats) {
    let ducked = 0;
    for (const seat of seatsOf(seats)) if (unlock(match, seat) === DUCK) ducked |= only(seat);
    match.publicState.ducked |= ducked;
    match.events?.push({
      to: 'everyone',
      type: 'courage',
      ducked: seatsOf(ducked),
      standing: seatsOf(seats & ~ducked),
    });
  },
  default: () => STAND,
});

export const countOfCourage: Phase = {
  name: 'courage',
  enter: (match) => ask(match, courage, match.publicState.alive & ~match.publicState.out),
};
