import { discardLoaded, revealLoaded } from '../core/bullets.ts';
import { stealCard } from '../core/loot.ts';
import { ANY_BULLET, onlyBullet } from '../core/memory.ts';
import { BANG } from '../core/names.ts';
import { definePower } from '../core/power.ts';
import { has, type Seat } from '../core/seats.ts';
import { ownOf } from '../core/state.ts';

/** P-professional: standing, with a `bang`, and the target ducked: shows it and steals one of their loot cards at random. */
export const professional = definePower({
  name: 'professional',
  hooks: {
    targetDucked(match, seat) {
      const { shown } = match;
      const target = shown.targets[seat] as Seat;
      if (has(shown.ducked, seat)) {
        discardLoaded(match, seat, 'ducked');
        return;
      }
      const couldSteal = shown.lootCards[target] > 0;
      if (couldSteal && ownOf(match, seat).bullet === BANG) {
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
