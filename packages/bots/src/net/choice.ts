import { type Random, unit } from '@holdup/engine';
import { ACTIONS } from './actions.ts';
import { exponential } from './exponential.ts';
import type { LegalActions } from './legal.ts';

const weights = new Float64Array(ACTIONS);

/** The probability of every legal action: the softmax of `logits`. Other entries are stale. The next call overwrites it. */
export function weighActions(
  logits: Float64Array,
  { actions }: LegalActions,
  temperature: number,
): Float64Array {
  let top = Number.NEGATIVE_INFINITY;
  for (const action of actions) top = Math.max(top, logits[action] ?? 0);
  let sum = 0;
  for (const action of actions) {
    const behind = (logits[action] ?? 0) - top;
    const weight = temperature > 0 ? exponential(behind / temperature) : Number(behind === 0);
    weights[action] = weight;
    sum += weight;
  }
  for (const action of actions) weights[action] = (weights[action] ?? 0) / sum;
  return weights;
}

/** Draws one of the legal actions, and returns its index among them. */
export function drawAction(
  logits: Float64Array,
  legal: LegalActions,
  temperature: number,
  random: Random,
): number {
  weighActions(logits, legal, temperature);
  let left = unit(random);
  const last = legal.actions.length - 1;
  for (let index = 0; index < last; index++) {
    left -= weights[legal.actions[index] ?? 0] ?? 0;
    if (left < 0) return index;
  }
  return last;
}
