import { revealLoaded } from '../core/bullets.ts';
import { BANG } from '../core/names.ts';
import { clockwise, only } from '../core/seats.ts';
import type { Phase } from '../core/state.ts';
import { fire } from './wounds.ts';

/** F-7: everyone with a bullet left reveals it; all effects at once. */
export const reveal: Phase = {
  name: 'reveal',
  enter(match) {
    const { publicState } = match;
    let shooters = 0;
    for (const seat of clockwise(publicState.loaded, publicState.godfather))
      if (revealLoaded(match, seat) === BANG) shooters |= only(seat);
    fire(match, shooters);
  },
};
