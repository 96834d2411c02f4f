import { createRandom, type Random, shuffle, unit } from '@holdup/engine';
import { type Net, runNet, weightCount } from '../learnt/net.ts';
import type { Choice } from './notice.ts';

const BATCH = 64;
const RATE = 0.004;
/** Pulls all weights towards nothing, against chance. */
const PULL = 1e-4;

/** How likely each choice was, by what the net says of each; a single one is compared with not doing it. */
function chancesOf(net: Net, { inputs }: Choice): number[] {
  const scores = inputs.map((each) => runNet(net, each));
  if (scores.length === 1) scores.push(0);
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** The average surprise at what was chosen. */
export const surprise = (net: Net, choices: readonly Choice[]): number =>
  choices.reduce(
    (sum, choice) =>
      sum - Math.log(Math.max(1e-9, chancesOf(net, choice)[choice.chosen] as number)),
    0,
  ) / choices.length;

function beginning(inputs: number, hidden: number, random: Random): number[] {
  const weights = new Array<number>(weightCount(inputs, hidden)).fill(0);
  const scale = 1 / Math.sqrt(inputs);
  for (let unitAt = 0; unitAt < hidden; unitAt++)
    for (let i = 1; i <= inputs; i++)
      weights[unitAt * (inputs + 1) + i] = scale * (2 * unit(random) - 1);
  for (let i = 0; i < hidden; i++)
    weights[weights.length - hidden + i] = 0.3 * (2 * unit(random) - 1);
  return weights;
}

/** Adds to the slope what one list of inputs contributes, when the output should have been lower by `miss`. */
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
  slope[straight] = (slope[straight] as number) + miss;
  for (let i = 0; i < inputs; i++)
    slope[straight + 1 + i] = (slope[straight + 1 + i] as number) + miss * (input[i] as number);
  for (let each = 0; each < hidden; each++) {
    const said = units[each] as number;
    if (said <= 0) continue;
    slope[through + each] = (slope[through + each] as number) + miss * said;
    const back = miss * (weights[through + each] as number);
    const at = each * (inputs + 1);
    slope[at] = (slope[at] as number) + back;
    for (let i = 0; i < inputs; i++)
      slope[at + 1 + i] = (slope[at + 1 + i] as number) + back * (input[i] as number);
  }
}

function slopeOf(net: Net, batch: readonly Choice[]): Float64Array {
  const slope = new Float64Array(net.weights.length);
  const units = new Float64Array(net.hidden);
  for (const choice of batch) {
    const chances = chancesOf(net, choice);
    for (const [i, input] of choice.inputs.entries()) {
      runNet(net, input, units);
      const miss = ((chances[i] as number) - (i === choice.chosen ? 1 : 0)) / batch.length;
      addSlope(net, input, units, miss, slope);
    }
  }
  return slope;
}

/** A net that foretells these choices (by Adam, the rate falling to nothing). */
export function fitNet(
  choices: readonly Choice[],
  inputs: readonly string[],
  hidden: number,
  epochs: number,
  seed: string,
): Net {
  const random = createRandom(seed);
  const weights = beginning(inputs.length, hidden, random);
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
      for (let i = 0; i < weights.length; i++) {
        const at = (slope[i] as number) + PULL * (weights[i] as number);
        const m = 0.9 * (mean[i] as number) + 0.1 * at;
        const v = 0.999 * (square[i] as number) + 0.001 * at * at;
        mean[i] = m;
        square[i] = v;
        const fitted = m / (1 - 0.9 ** step) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
        weights[i] = (weights[i] as number) - rate * fitted;
      }
    }
  }
  return net;
}
