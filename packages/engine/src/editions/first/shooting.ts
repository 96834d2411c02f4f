import { ANY_BULLET, onlyBullet } from '../../core/bulletRecords.ts';
import { discardLoaded, revealLoaded } from '../../core/bullets.ts';
import { BANG3 } from '../../core/names.ts';
import { clockwise, has, NOBODY, only } from '../../core/seats.ts';
import { type Phase, seatStateOf } from '../../core/state.ts';
import { passOnGodfather } from '../../steps/beginRound.ts';
import { fire } from '../../steps/wounds.ts';

/** F-5: a player who ducks takes a shame token; neither they nor those who aim at them shoot. */
export const layingDown: Phase = {
  name: 'layingDown',
  enter(match) {
    const { publicState } = match;
    for (const seat of clockwise(publicState.alive, publicState.godfather)) {
      const ducked = has(publicState.ducked, seat);
      if (ducked) {
        publicState.shame[seat]++;
        match.events?.push({
          to: 'everyone',
          type: 'shamed',
          seat,
          shame: publicState.shame[seat],
        });
      }
      if (!has(publicState.loaded, seat)) continue;
      const target = publicState.targets[seat];
      if (ducked) discardLoaded(match, seat, 'ducked');
      else if (target !== NOBODY && has(publicState.ducked, target))
        discardLoaded(match, seat, 'targetDown');
    }
  },
};

/**
 * F-6: every `bang3` still aimed comes first; players it hits do not shoot. Everybody sees that
 * they did not show one themselves.
 */
export const tripleBangs: Phase = {
  name: 'tripleBangs',
  enter(match) {
    const { publicState } = match;
    let shooters = 0;
    for (const seat of clockwise(publicState.loaded, publicState.godfather)) {
      if (publicState.targets[seat] === NOBODY || seatStateOf(match, seat).bullet !== BANG3)
        continue;
      revealLoaded(match, seat);
      shooters |= only(seat);
    }
    const wounded = fire(match, shooters);
    for (const seat of clockwise(wounded & publicState.loaded, publicState.godfather))
      discardLoaded(
        match,
        seat,
        'shotFirst',
        publicState.targets[seat] === NOBODY ? ANY_BULLET : ANY_BULLET & ~onlyBullet(BANG3),
      );
  },
};

/** F-4: the Godfather stays the same until he dies. */
export const succession: Phase = { name: 'succession', enter: passOnGodfather };
