import { buryHand } from '../core/bullets.ts';
import { finish } from '../core/finish.ts';
import { buryLoot } from '../core/loot.ts';
import {
  clockwise,
  NOBODY,
  only,
  type SeatSet,
  seatsOf,
  sizeOf,
  zeroPerSeat,
} from '../core/seats.ts';
import type { MutableMatch, Phase } from '../core/state.ts';

/** fires the shots of these seats, all at once. Returns the wounded seats. */
export function fire(match: MutableMatch, shooters: SeatSet): SeatSet {
  if (shooters === 0) return 0;
  const { publicState, rules } = match;
  const shots = zeroPerSeat();
  let wounded = 0;
  for (const shooter of seatsOf(shooters)) {
    const target = publicState.targets[shooter];
    if (target !== NOBODY) shots[target] |= only(shooter);
  }
  for (const seat of clockwise(publicState.alive, publicState.godfather)) {
    const by = shots[seat];
    if (by === 0) continue;
    const power = rules.powers[seat];
    const hits = sizeOf(by);
    const wounds = power?.woundsTaken ? power.woundsTaken(hits) : hits;
    if (wounds === 0) {
      match.events?.push({ to: 'everyone', type: 'dodged', seat, by: seatsOf(by) });
      continue;
    }
    wounded |= only(seat);
    publicState.wounds[seat] += wounds;
    match.events?.push({
      to: 'everyone',
      type: 'wounded',
      seat,
      by: seatsOf(by),
      wounds: publicState.wounds[seat],
    });
  }
  publicState.hit |= wounded;
  return wounded;
}

/** F-8: players with too many wounds are out of the game. */
export const deaths: Phase = {
  name: 'deaths',
  enter(match) {
    const { publicState, rules } = match;
    for (const seat of clockwise(publicState.alive & publicState.hit, publicState.godfather)) {
      if (publicState.wounds[seat] < rules.fatalWounds[seat]) continue;
      publicState.dying |= only(seat);
      match.events?.push({ to: 'everyone', type: 'died', seat });
    }
    publicState.alive &= ~publicState.dying;
  },
};

/** hands and loot of the dead leave the game: one left alive, or none, ends it. */
export const burial: Phase = {
  name: 'burial',
  enter(match) {
    const { publicState } = match;
    if (publicState.dying === 0) return;
    for (const seat of clockwise(publicState.dying, publicState.godfather)) {
      buryHand(match, seat);
      buryLoot(match, seat);
    }
    publicState.dying = 0;
    if (sizeOf(publicState.alive) <= 1) finish(match);
  },
};
