import { discardLoaded, revealLoaded } from '../../core/bullets.ts';
import type { Phase } from '../../core/flow.ts';
import { BANG } from '../../core/names.ts';
import { targetDucked } from '../../core/power.ts';
import { clockwise, has, NOBODY } from '../../core/seats.ts';
import { noShots, shoot, wound } from '../../steps/wounds.ts';

/** who ducked, and who aims at someone down, does not shoot. Powers that answer to a ducking target keep the bullet for that. */
export const layingDown: Phase = {
  name: 'layingDown',
  enter(match) {
    const { shown, rules } = match;
    for (const seat of clockwise(rules.seats, shown.godfather)) {
      if (!has(shown.loaded, seat)) continue;
      if (has(rules.keepsBullet, seat) && targetDucked(shown, seat)) continue;
      const target = shown.targets[seat];
      if (has(shown.ducked, seat)) discardLoaded(match, seat, 'ducked');
      else if (target !== NOBODY && has(shown.ducked | shown.out, target))
        discardLoaded(match, seat, 'targetDown');
    }
  },
};

/** everyone with a bullet left reveals it; all effects at once. */
export const reveal: Phase = {
  name: 'reveal',
  enter(match) {
    const { shown, rules } = match;
    const shots = noShots();
    for (const seat of clockwise(rules.seats, shown.godfather))
      if (has(shown.loaded, seat) && revealLoaded(match, seat) === BANG) shoot(match, shots, seat);
    wound(match, shots);
  },
};
