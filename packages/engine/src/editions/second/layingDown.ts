import { discardLoaded } from '../../core/bullets.ts';
import { targetDucked } from '../../core/power.ts';
import { clockwise, has, NOBODY } from '../../core/seats.ts';
import type { Phase } from '../../core/state.ts';

/**
 * players who ducked or whose target ducked do not shoot. Powers that act on a
 * ducking target keep the bullet for that.
 */
export const layingDown: Phase = {
  name: 'layingDown',
  enter(match) {
    const { publicState, rules } = match;
    for (const seat of clockwise(publicState.loaded, publicState.godfather)) {
      if (has(rules.keepsBullet, seat) && targetDucked(publicState, seat)) continue;
      const target = publicState.targets[seat];
      if (has(publicState.ducked, seat)) discardLoaded(match, seat, 'ducked');
      else if (target !== NOBODY && has(publicState.ducked | publicState.out, target))
        discardLoaded(match, seat, 'targetDown');
    }
  },
};
