import { revealLoaded } from '../core/bullets.ts';
import type { Phase } from '../core/flow.ts';
import { BANG } from '../core/names.ts';
import { clockwise } from '../core/seats.ts';
import { noShots, shoot, wound } from './wounds.ts';

/** F-7: everyone with a bullet left reveals it; all effects at once. */
export const reveal: Phase = {
  name: 'reveal',
  enter(match) {
    const { shown } = match;
    const shots = noShots();
    for (const seat of clockwise(shown.loaded, shown.godfather))
      if (revealLoaded(match, seat) === BANG) shoot(match, shots, seat);
    wound(match, shots);
  },
};
