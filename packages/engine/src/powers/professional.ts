import { ANY_BULLET, onlyBullet } from '../core/bulletRecords.ts';
import { discardLoaded, revealLoaded } from '../core/bullets.ts';
import { stealCard } from '../core/loot.ts';
import { BANG } from '../core/names.ts';
import { definePower } from '../core/power.ts';
import { has, NOBODY } from '../core/seats.ts';
import { seatStateOf } from '../core/state.ts';

/**
 * P-professional: if standing, loaded with a `bang`, and the target ducked: shows it and steals one
 * of their loot cards at random.
 */
export const professional = definePower({
  name: 'professional',
  hooks: {
    targetDucked(match, seat) {
      const { publicState } = match;
      const target = publicState.targets[seat];
      if (target === NOBODY || has(publicState.ducked, seat)) {
        discardLoaded(match, seat, 'ducked');
        return;
      }
      const couldSteal = publicState.lootCards[target] > 0;
      if (couldSteal && seatStateOf(match, seat).bullet === BANG) {
        revealLoaded(match, seat);
        stealCard(match, seat, target, 'professional');
        return;
      }
      discardLoaded(
        match,
        seat,
        'targetDown',
        couldSteal ? ANY_BULLET & ~onlyBullet(BANG) : ANY_BULLET,
      );
    },
  },
});
