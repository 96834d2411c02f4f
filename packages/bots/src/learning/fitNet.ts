import { createRandom, type Random, shuffle, unit } from '@holdup/engine';
import { type Net, runNet, weightCount } from '../learnt/net.ts';
import type { Choice } from './notice.ts';

const BATCH = 64;
const RATE = 0.004;
/** Pulls all weights towards zero, against noise. */
const PULL = 1e-4;

/** How likely each option was, by the net's output for each; a single one is compared with not doing it. */
function chancesOf(net: Net, { inputs }: Choice): number[] {
  const scores = inputs.map((each) => runNet(net, each));
  if (scores.length === 1) scores.push(0);
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** The average surprise at what was chosen (cross-entropy). */
export const surprise = (net: Net, choices: readonly Choice[]): number =>
  choices.reduce(
    (sum, choice) => sum - Math.log(Math.max(1e-9, chancesOf(net, choice)[choice.chosen] ?? 0)),
    0,
  ) / choices.length;

function firstWeights(inputs: number, hidden: number, random: Random): number[] {
  const weights = new Array<number>(weightCount(inputs, hidden)).fill(0);
  const scale = 1 / Math.sqrt(inputs);
  for (let unitAt = 0; unitAt < hidden; unitAt++)
    for (let i = 1; i <= inputs; i++)
      weights[unitAt * (inputs + 1) + i] = scale * (2 * unit(random) - 1);
  for (let i = 0; i < hidden; i++)
    weights[weights.length - hidden + i] = 0.3 * (2 * unit(random) - 1);
  return weights;
}

const addTo = (sums: Float64Array, at: number, amount: number): void => {
  sums[at] = (sums[at] ?? 0) + amount;
};

/** Adds what one list of inputs contributes to the slope, where the output should have been lower by `miss`. */
function addSlope(
  net: Net,
  input: Float64Array,
  units: Float64Array,
  miss: number,
  slope: Float64Array,
): void {
  const { hidden, weights } = net;
  const inputs = net.inputs.length;
  const straight = hidden * (inputs + 1);
  const through = straight + 1 + inputs;
  addTo(slope, straight, miss);
  for (const [i, value] of input.entries()) addTo(slope, straight + 1 + i, miss * value);
  for (const [each, said] of units.entries()) {
    if (said <= 0) continue;
    addTo(slope, through + each, miss * said);
    const back = miss * (weights[through + each] ?? 0);
    const at = each * (inputs + 1);
    addTo(slope, at, back);
    for (const [i, value] of input.entries()) addTo(slope, at + 1 + i, back * value);
  }
}

function slopeOf(net: Net, batch: readonly Choice[]): Float64Array {
  const slope = new Float64Array(net.weights.length);
  const units = new Float64Array(net.hidden);
  for (const choice of batch) {
    const chances = chancesOf(net, choice);
    for (const [i, input] of choice.inputs.entries()) {
      runNet(net, input, units);
      const miss = ((chances[i] ?? 0) - (i === choice.chosen ? 1 : 0)) / batch.length;
      addSlope(net, input, units, miss, slope);
    }
  }
  return slope;
}

/** A net that predicts these choices (fitted by Adam, the rate falling to zero). */
export function fitNet(
  choices: readonly Choice[],
  inputs: readonly string[],
  hidden: number,
  epochs: number,
  seed: string,
): Net {
  const random = createRandom(seed);
  const weights = firstWeights(inputs.length, hidden, random);
  const net: Net = { inputs, hidden, weights };
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const order = [...choices];
  const batches = Math.ceil(order.length / BATCH);
  for (let epoch = 0, step = 0; epoch < epochs; epoch++) {
    shuffle(random, order);
    for (let batch = 0; batch < batches; batch++) {
      step++;
      const rate = RATE * (1 - step / (epochs * batches + 1));
      const slope = slopeOf(net, order.slice(batch * BATCH, (batch + 1) * BATCH));
      for (const [i, weight] of weights.entries()) {
        const at = (slope[i] ?? 0) + PULL * weight;
        const m = 0.9 * (mean[i] ?? 0) + 0.1 * at;
        const v = 0.999 * (square[i] ?? 0) + 0.001 * at * at;
        mean[i] = m;
        square[i] = v;
        const fitted = m / (1 - 0.9 ** step) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
        weights[i] = weight - rate * fitted;
      }
    }
  }
  return net;
}
