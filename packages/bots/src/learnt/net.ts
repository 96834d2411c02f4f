/**
 * A very small net: a straight sum of the inputs, and one layer of hidden units beside it. The weights lie in one list:
 * for every hidden unit its bias and its inputs' weights, then the output's bias, its inputs' and its units' weights.
 */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: readonly number[];
}

export const weightCount = (inputs: number, hidden: number): number =>
  hidden * (inputs + 1) + 1 + inputs + hidden;

const MOST_INPUTS = 64;
/** Where the inputs are that are not zero: often less than half of them. */
const places = new Int32Array(MOST_INPUTS);

/** The output for these inputs; `units`, where given, keeps what the hidden units said. */
export function runNet(net: Net, input: ArrayLike<number>, units?: Float64Array): number {
  const { inputs, hidden, weights } = net;
  let at = 0;
  let straight = hidden * (inputs + 1);
  let through = straight + 1 + inputs;
  let output = weights[straight++] as number;
  let used = 0;
  for (let i = 0; i < inputs; i++)
    if (input[i] !== 0) {
      places[used++] = i;
      output += (weights[straight + i] as number) * (input[i] as number);
    }
  for (let unit = 0; unit < hidden; unit++) {
    let sum = weights[at++] as number;
    for (let i = 0; i < used; i++) {
      const place = places[i] as number;
      sum += (weights[at + place] as number) * (input[place] as number);
    }
    at += inputs;
    if (units !== undefined) units[unit] = sum > 0 ? sum : 0;
    if (sum > 0) output += (weights[through] as number) * sum;
    through++;
  }
  return output;
}
