import { ask, decideAlone } from '../../core/flow.ts';
import { AIM, aims, ORDER, orders, PASS, seatIn } from '../../core/moves.ts';
import {
  NOBODY,
  nextOf,
  only,
  type Seat,
  type SeatSet,
  seatsOf,
  sizeOf,
  without,
} from '../../core/seats.ts';
import type { MutableMatch, Phase } from '../../core/state.ts';

/** the targets of an ordered player: any other living player except the previous target. */
function newTargets(match: MutableMatch, seat: Seat): SeatSet {
  const { alive, targets } = match.publicState;
  const target = targets[seat];
  const others = without(alive, seat);
  return target === NOBODY ? others : without(others, target);
}

/** who can be ordered: players who have a target and another legal one, which takes three living players. */
function orderable(match: MutableMatch): SeatSet {
  const { alive, targets, godfather } = match.publicState;
  if (sizeOf(alive) < 3) return 0;
  let set = 0;
  for (const seat of seatsOf(without(alive, godfather)))
    if (targets[seat] !== NOBODY) set |= only(seat);
  return set;
}

/** the Godfather orders one other player to change target, or nobody. */
export const privilege = decideAlone({
  name: 'privilege',
  legal: (match) => orders(orderable(match)),
  answer(match, seat, code) {
    const ordered = code === PASS ? null : seatIn(code, ORDER);
    match.events?.push({ to: 'everyone', type: 'ordered', godfather: seat, seat: ordered });
    if (ordered === null) return;
    match.publicState.ordered = ordered;
    ask(match, reaim, only(ordered));
  },
  default: () => PASS,
});

/** the ordered player picks the new target. */
export const reaim = decideAlone({
  name: 'reaim',
  legal: (match, seat) => aims(newTargets(match, seat)),
  answer(match, seat, code) {
    const target = seatIn(code, AIM);
    match.publicState.targets[seat] = target;
    match.events?.push({ to: 'everyone', type: 'reaimed', seat, target });
  },
  default: (match, seat) => AIM + nextOf(newTargets(match, seat), seat),
});

export const privilegePhase: Phase = {
  name: 'privilege',
  enter(match) {
    if (orderable(match) !== 0) ask(match, privilege, only(match.publicState.godfather));
  },
};
