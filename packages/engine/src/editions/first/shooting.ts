import { discardLoaded, revealLoaded } from '../../core/bullets.ts';
import type { Phase } from '../../core/flow.ts';
import { ANY_BULLET, onlyBullet } from '../../core/memory.ts';
import { BANG3 } from '../../core/names.ts';
import { clockwise, has, NOBODY, only } from '../../core/seats.ts';
import { ownOf } from '../../core/state.ts';
import { passOnGodfather } from '../../steps/beginRound.ts';
import { fire } from '../../steps/wounds.ts';

/** F-5: who ducks takes a shame token; neither they nor those who aim at them shoot. */
export const layingDown: Phase = {
  name: 'layingDown',
  enter(match) {
    const { shown } = match;
    for (const seat of clockwise(shown.alive, shown.godfather)) {
      const ducked = has(shown.ducked, seat);
      if (ducked) {
        shown.shame[seat]++;
        if (match.events !== null)
          match.events.push({ to: 'everyone', type: 'shamed', seat, shame: shown.shame[seat] });
      }
      if (!has(shown.loaded, seat)) continue;
      const target = shown.targets[seat];
      if (ducked) discardLoaded(match, seat, 'ducked');
      else if (target !== NOBODY && has(shown.ducked, target))
        discardLoaded(match, seat, 'targetDown');
    }
  },
};

/** F-6: every `bang3` still aimed comes first; whom it hits does not shoot. That they did not show one themselves, everybody sees. */
export const tripleBangs: Phase = {
  name: 'tripleBangs',
  enter(match) {
    const { shown } = match;
    let shooters = 0;
    for (const seat of clockwise(shown.loaded, shown.godfather)) {
      if (shown.targets[seat] === NOBODY || ownOf(match, seat).bullet !== BANG3) continue;
      revealLoaded(match, seat);
      shooters |= only(seat);
    }
    const wounded = fire(match, shooters);
    for (const seat of clockwise(wounded & shown.loaded, shown.godfather))
      discardLoaded(
        match,
        seat,
        'shotFirst',
        shown.targets[seat] === NOBODY ? ANY_BULLET : ANY_BULLET & ~onlyBullet(BANG3),
      );
  },
};

/** F-4: the Godfather stays who he is until he dies. */
export const succession: Phase = { name: 'succession', enter: passOnGodfather };
