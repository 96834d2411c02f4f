import type { Match, Move, Seat } from '@holdup/engine';
import { CLICK, seatsOf, without } from '@holdup/engine/codes';
import { assess } from '../habits/assessment.ts';
import {
  AIM_INPUTS,
  aimInputs,
  COURAGE_INPUTS,
  courageInputs,
  LOAD_INPUTS,
  loadInputs,
} from '../habits/features.ts';
import { isShot, shotsIn } from '../observation/bullets.ts';
import { seatStateOf } from '../observation/observeMatch.ts';

/** A choice that was made: among several options or, with one list of inputs, whether to do it (0) or not (1). */
export interface Choice {
  readonly inputs: readonly Float64Array[];
  readonly chosen: number;
}

export interface Noticed {
  readonly load: Choice[];
  readonly aim: Choice[];
  readonly courage: Choice[];
}

/** Records a choice that is about to be made. */
export function notice(match: Match, seat: Seat, move: Move, to: Noticed): void {
  const { hand, bullet } = seatStateOf(match, seat);
  const shot = isShot(bullet) ? 1 : 0;
  if (move.move === 'load') {
    if (hand[CLICK] === 0 || shotsIn(hand) === 0) return;
    const inputs = new Float64Array(LOAD_INPUTS.length);
    loadInputs(assess(match), seat, hand, inputs);
    to.load.push({ inputs: [inputs], chosen: move.bullet === 'click' ? 1 : 0 });
  } else if (move.move === 'aim') {
    if (move.target === null) return;
    const assessment = assess(match);
    const targets = seatsOf(without(match.publicState.alive, seat));
    const inputs = targets.map((target) => {
      const one = new Float64Array(AIM_INPUTS.length);
      aimInputs(assessment, seat, target, shot, one);
      return one;
    });
    if (inputs.length > 1) to.aim.push({ inputs, chosen: targets.indexOf(move.target) });
  } else if (move.move === 'stand' || move.move === 'duck') {
    const inputs = new Float64Array(COURAGE_INPUTS.length);
    courageInputs(assess(match), seat, shot, inputs);
    to.courage.push({ inputs: [inputs], chosen: move.move === 'stand' ? 0 : 1 });
  }
}
