import { buryHand } from '../core/bullets.ts';
import { finish } from '../core/finish.ts';
import { follow, type Phase } from '../core/flow.ts';
import { buryLoot } from '../core/loot.ts';
import { clockwise, NOBODY, noneEach, only, type SeatSet, seatsOf, sizeOf } from '../core/seats.ts';
import type { Match } from '../core/state.ts';

/** the shots of these seats go off, all at once. The answer: who was wounded. */
export function fire(match: Match, shooters: SeatSet): SeatSet {
  if (shooters === 0) return 0;
  const { shown, rules } = match;
  const shots = noneEach();
  let wounded = 0;
  for (const shooter of seatsOf(shooters)) {
    const target = shown.targets[shooter];
    if (target !== NOBODY) shots[target] |= only(shooter);
  }
  for (const seat of clockwise(shown.alive, shown.godfather)) {
    const by = shots[seat];
    if (by === 0) continue;
    const power = rules.powers[seat];
    const hits = sizeOf(by);
    const wounds = power?.woundsTaken ? power.woundsTaken(hits) : hits;
    if (wounds === 0) {
      if (match.events !== null)
        match.events.push({ to: 'everyone', type: 'dodged', seat, by: seatsOf(by) });
      continue;
    }
    wounded |= only(seat);
    shown.wounds[seat] += wounds;
    if (match.events !== null)
      match.events.push({
        to: 'everyone',
        type: 'wounded',
        seat,
        by: seatsOf(by),
        wounds: shown.wounds[seat],
      });
  }
  shown.hit |= wounded;
  return wounded;
}

/** F-8: who has too many wounds is out of the game. */
export const deaths: Phase = {
  name: 'deaths',
  enter(match) {
    const { shown, rules } = match;
    for (const seat of clockwise(shown.alive & shown.hit, shown.godfather)) {
      if (shown.wounds[seat] < rules.fatalWounds[seat]) continue;
      shown.dying |= only(seat);
      if (match.events !== null) match.events.push({ to: 'everyone', type: 'died', seat });
    }
    shown.alive &= ~shown.dying;
    follow(match, burial);
  },
};

/** hands and loot of the dead leave the game: one left alive, or none, ends it. */
export const burial: Phase = {
  name: 'burial',
  enter(match) {
    const { shown } = match;
    if (shown.dying === 0) return;
    for (const seat of clockwise(shown.dying, shown.godfather)) {
      buryHand(match, seat);
      buryLoot(match, seat);
    }
    shown.dying = 0;
    if (sizeOf(shown.alive) <= 1) finish(match);
  },
};
