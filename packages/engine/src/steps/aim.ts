import { discardLoaded } from '../core/bullets.ts';
import type { Aim } from '../core/events.ts';
import { ask, decideTogether, type Phase, unlock } from '../core/flow.ts';
import { AIM_NOBODY, aims, targetIn } from '../core/moves.ts';
import { has, NOBODY, only, type SeatSet, seatsOf, without } from '../core/seats.ts';
import type { Match } from '../core/state.ts';

/** R-4, F-4: everyone aims at another living player on the count of three; null is being too slow. */
export const aim = decideTogether({
  name: 'aim',
  step: 'aim',
  legal: (match, seat) => aims(without(match.shown.alive, seat)),
  settle(match, seats) {
    for (const seat of seatsOf(seats)) match.shown.targets[seat] = targetIn(unlock(match, seat));
    showAims(match, seats);
  },
  fallback: () => AIM_NOBODY,
});

/** The aims of these seats are seen by all. Who was too slow sits out, where the table plays it so. */
export function showAims(match: Match, seats: SeatSet): void {
  const { shown, rules } = match;
  if (match.events !== null) {
    const shownAims = seatsOf(seats).map((seat): Aim => {
      const target = shown.targets[seat];
      return { seat, target: target === NOBODY ? null : target };
    });
    match.events.push({ to: 'everyone', type: 'aimed', aims: shownAims });
  }
  if (rules.options.lateAim === 'noTarget') return;
  for (const seat of seatsOf(seats)) {
    if (shown.targets[seat] !== NOBODY) continue;
    shown.out |= only(seat);
    if (match.events !== null) match.events.push({ to: 'everyone', type: 'satOut', seat });
    if (has(shown.loaded, seat)) discardLoaded(match, seat, 'satOut');
  }
}

export const aiming: Phase = {
  name: 'aim',
  enter: (match) => ask(match, aim, match.shown.alive & ~match.rules.aimLast),
};
