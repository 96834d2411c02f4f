import { below, type Random, unit } from '@holdup/engine';
import { ACTIONS } from './actions.ts';
import { exponential } from './exponential.ts';
import type { LegalActions } from './legal.ts';

const weights = new Float64Array(ACTIONS);

/** The probability of every legal action: the softmax of `logits`. The next call overwrites it. */
export function weighActions(
  logits: Float64Array,
  legal: LegalActions,
  temperature: number,
): Float64Array {
  let top = Number.NEGATIVE_INFINITY;
  for (let action = 0; action < ACTIONS; action++)
    if (legal.flags[action] === 1) top = Math.max(top, logits[action] ?? 0);
  let sum = 0;
  for (let action = 0; action < ACTIONS; action++) {
    const behind = (logits[action] ?? 0) - top;
    let weight = 0;
    if (legal.flags[action] === 1)
      weight = temperature > 0 ? exponential(behind / temperature) : Number(behind === 0);
    weights[action] = weight;
    sum += weight;
  }
  for (let action = 0; action < ACTIONS; action++) weights[action] = (weights[action] ?? 0) / sum;
  return weights;
}

/** Draws one of the legal actions. */
export function drawAction(
  logits: Float64Array,
  legal: LegalActions,
  temperature: number,
  random: Random,
): number {
  weighActions(logits, legal, temperature);
  let left = unit(random);
  let last = legal.some;
  for (let action = 0; action < ACTIONS; action++) {
    if (legal.flags[action] !== 1) continue;
    left -= weights[action] ?? 0;
    last = action;
    if (left < 0) return action;
  }
  return last;
}

/** Draws one of the legal actions uniformly. */
export function anyAction(legal: LegalActions, random: Random): number {
  let left = below(random, legal.count);
  for (let action = 0; action < ACTIONS; action++)
    if (legal.flags[action] === 1 && left-- === 0) return action;
  return legal.some;
}
