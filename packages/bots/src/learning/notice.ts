import type { Match, Move } from '@holdup/engine';
import {
  AIM_INPUTS,
  aimInputs,
  COURAGE_INPUTS,
  courageInputs,
  LOAD_INPUTS,
  loadInputs,
} from '../habits/features.ts';
import { standingOf } from '../habits/standing.ts';
import { BANG, has } from '../observation/observation.ts';

/** A choice somebody made: among several, or, with one list of inputs, whether to do it (0) or not (1). */
export interface Choice {
  readonly inputs: readonly Float64Array[];
  readonly chosen: number;
}

export interface Noticed {
  readonly load: Choice[];
  readonly aim: Choice[];
  readonly courage: Choice[];
}

/** Writes down a choice that is about to be made. */
export function notice(match: Match, seat: number, move: Move, to: Noticed): void {
  const own = match.seatStates[seat] as Match['seatStates'][number];
  const shot = own.bullet >= BANG ? 1 : 0;
  if (move.move === 'load') {
    if (own.hand[0] === 0 || own.hand[1] + own.hand[2] === 0) return;
    const inputs = new Float64Array(LOAD_INPUTS.length);
    loadInputs(standingOf(match), seat, own.hand, inputs);
    to.load.push({ inputs: [inputs], chosen: move.bullet === 'click' ? 1 : 0 });
  } else if (move.move === 'aim') {
    if (move.target === null) return;
    const standing = standingOf(match);
    const inputs: Float64Array[] = [];
    let chosen = -1;
    for (let target = 0; target < match.rules.seats; target++) {
      if (target === seat || !has(match.publicState.alive, target)) continue;
      if (target === move.target) chosen = inputs.length;
      const one = new Float64Array(AIM_INPUTS.length);
      aimInputs(standing, seat, target, shot, one);
      inputs.push(one);
    }
    if (inputs.length > 1) to.aim.push({ inputs, chosen });
  } else if (move.move === 'stand' || move.move === 'duck') {
    const inputs = new Float64Array(COURAGE_INPUTS.length);
    courageInputs(standingOf(match), seat, shot, inputs);
    to.courage.push({ inputs: [inputs], chosen: move.move === 'stand' ? 0 : 1 });
  }
}
