import { type LearningStage, learnAgain } from './stages.ts';

/**
 * A small neural net: a linear sum of the inputs, and one hidden layer of rectified units beside it. The weights lie in
 * one list: for every hidden unit its bias and its inputs' weights, then the output's bias, its inputs' and its units'
 * weights.
 */
export interface Net {
  /** The names of the inputs, in the order in which their weights lie. */
  readonly inputs: readonly string[];
  readonly hidden: number;
  readonly weights: readonly number[];
}

export const weightCount = (inputs: number, hidden: number): number =>
  hidden * (inputs + 1) + 1 + inputs + hidden;

const MOST_INPUTS = 64;

/** Checks that a learnt net is whole and that its first inputs are these. */
export function checkNet(stage: LearningStage, net: Net, inputs: readonly string[]): Net {
  const wrong = inputs.findIndex((name, i) => net.inputs[i] !== name);
  if (wrong !== -1)
    throw new Error(
      `Input ${wrong} must be ${inputs[wrong]}, but is ${net.inputs[wrong]}. ${learnAgain(stage)}`,
    );
  if (net.inputs.length > MOST_INPUTS)
    throw new Error(`A net has at most ${MOST_INPUTS} inputs, but there are ${net.inputs.length}.`);
  const count = weightCount(net.inputs.length, net.hidden);
  if (net.weights.length !== count || !net.weights.every(Number.isFinite))
    throw new Error(
      `${net.inputs.length} inputs and ${net.hidden} hidden units need ${count} numbers, but there are ${net.weights.length}. ${learnAgain(stage)}`,
    );
  return net;
}

/** Where the inputs are that are not zero: often less than half of them. */
const places = new Int32Array(MOST_INPUTS);

/** The output for these inputs; `units`, where given, receives the outputs of the hidden units. */
export function runNet(net: Net, input: ArrayLike<number>, units?: Float64Array): number {
  const { hidden, weights } = net;
  const inputs = net.inputs.length;
  let at = 0;
  let straight = hidden * (inputs + 1);
  let through = straight + 1 + inputs;
  let output = weights[straight++] ?? 0;
  let used = 0;
  for (let i = 0; i < inputs; i++) {
    const value = input[i] ?? 0;
    if (value !== 0) {
      places[used++] = i;
      output += (weights[straight + i] ?? 0) * value;
    }
  }
  for (let unit = 0; unit < hidden; unit++) {
    let sum = weights[at++] ?? 0;
    for (let i = 0; i < used; i++) {
      const place = places[i] ?? 0;
      sum += (weights[at + place] ?? 0) * (input[place] ?? 0);
    }
    at += inputs;
    if (units !== undefined) units[unit] = sum > 0 ? sum : 0;
    if (sum > 0) output += (weights[through] ?? 0) * sum;
    through++;
  }
  return output;
}

/** How players were seen to play: whether they load a shot, at whom they aim, whether they stand. */
export interface Habits {
  readonly load: Net;
  readonly aim: Net;
  readonly courage: Net;
}
