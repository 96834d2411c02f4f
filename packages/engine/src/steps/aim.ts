import { discardLoaded } from '../core/bullets.ts';
import { aimAt } from '../core/commonEvents.ts';
import { ask, decideTogether, unlock } from '../core/flow.ts';
import { AIM_NOBODY, aims, targetIn } from '../core/moves.ts';
import { has, NOBODY, only, type SeatSet, seatsOf, without } from '../core/seats.ts';
import type { Decision, MutableMatch, Phase } from '../core/state.ts';

/** Every player must aim at another living player. Only a player whose time is up aims at nobody. */
export const decideAim = (name: 'aim' | 'aimAfterOthers'): Decision =>
  decideTogether({
    name,
    legal: (match, seat) => aims(without(match.publicState.alive, seat)),
    settle(match, seats) {
      for (const seat of seatsOf(seats))
        match.publicState.targets[seat] = targetIn(unlock(match, seat));
      showAims(match, seats);
    },
    default: () => AIM_NOBODY,
  });

/** R-4, F-4: everyone aims on the count of three. */
export const aim = decideAim('aim');

/** Shows the aims of these seats to everyone. Players who were too slow sit out if the option says so. */
function showAims(match: MutableMatch, seats: SeatSet): void {
  const { publicState, rules } = match;
  if (match.events !== null) {
    const shownAims = seatsOf(seats).map((seat) => aimAt(seat, publicState.targets[seat]));
    match.events.push({ to: 'everyone', type: 'aimed', aims: shownAims });
  }
  if (rules.options.lateAim === 'noTarget') return;
  for (const seat of seatsOf(seats)) {
    if (publicState.targets[seat] !== NOBODY) continue;
    publicState.out |= only(seat);
    match.events?.push({ to: 'everyone', type: 'satOut', seat });
    if (has(publicState.loaded, seat)) discardLoaded(match, seat, 'satOut');
  }
}

export const aiming: Phase = {
  name: 'aim',
  enter: (match) => ask(match, aim, match.publicState.alive & ~match.rules.aimLast),
};
