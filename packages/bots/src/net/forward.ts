import { MAX_SEATS } from '@holdup/engine';
import { ACTIONS, PLAIN_ACTIONS, SEAT_ACTIONS } from './actions.ts';
import { SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import { createWorkspace, type Vectors, WORKSPACE_BYTES, type Workspace } from './dense.ts';
import { createKernel } from './fastKernel.ts';
import type { Kernel } from './kernel.ts';
import { POINTS, readLayers } from './layers.ts';
import {
  BATCH,
  createMachine,
  type Machine,
  NOBODY,
  readInputs,
  rowOf,
  seatInputs,
} from './machine.ts';
import { SEAT } from './seatPlaces.ts';
import { createSlowKernel } from './slowKernel.ts';
import { readWeights, type Weights, WeightsError } from './weightsFile.ts';

/** The output of the net for one decision. Seats count clockwise from the deciding seat. */
export interface NetOutput {
  /** The logit of each action, legal or not. */
  readonly logits: Float64Array;
  /** Logits of winning, by seat, before the softmax. */
  readonly win: Float64Array;
  /** By seat, whether its loaded bullet is a shot, and whether it survives the game: before the logistic function. */
  readonly shot: Float64Array;
  readonly survives: Float64Array;
}

export interface Net {
  readonly info: Weights['info'];
  /**
   * Reads the inputs at `at`. If `pointing` is false, only actions that point at no seat are
   * computed, and no outputs about seats. The output is overwritten by the next call.
   */
  forward(inputs: Int8Array, at: number, pointing?: boolean): NetOutput;
  /**
   * Evaluates up to `BATCH` questions at once. Every output equals that of `forward`, in less
   * time each. They are overwritten by the next call.
   */
  forwardAll(questions: readonly NetQuestion[]): readonly NetOutput[];
}

/** The inputs of a decision, and whether outputs about seats are needed. */
export interface NetQuestion {
  readonly inputs: Int8Array;
  readonly pointing: boolean;
}

const WIN = POINTS.indexOf('win');
const SHOT = POINTS.indexOf('shot');
const SURVIVES = POINTS.indexOf('survives');

const FLOAT_BYTES = 4;

/** Writes the sum of the vectors of some seats of a decision, and returns its address. */
function addSeats(
  { add }: Workspace,
  of: Vectors,
  nth: number,
  seats: readonly number[],
  to: Vectors,
  into: number,
): number {
  const sum = to.at(into);
  to.values.fill(0, into * to.width, (into + 1) * to.width);
  for (const seat of seats) add(of.at(rowOf(nth, seat)), sum, to.bytes);
  return sum;
}

function readSeats(machine: Machine, count: number): void {
  const { layers, space, inputs, common, seats1, living } = machine;
  const { table1, seat1 } = layers;
  for (let nth = 0; nth < count; nth++) {
    space.feed(table1, 0, inputs.at(nth), TABLE_SIZE);
    space.sum(table1, table1.bias, common.at(nth));
  }
  space.run(table1);
  for (let nth = 0; nth < count; nth++)
    for (const seat of living[nth] ?? []) {
      space.feed(seat1, 0, inputs.at(nth) + seatInputs(seat) * FLOAT_BYTES, SEAT_SIZE);
      space.sum(seat1, seat1.bias, seats1.at(rowOf(nth, seat)));
    }
  space.run(seat1);
  for (let nth = 0; nth < count; nth++)
    for (const seat of living[nth] ?? []) {
      const own = seats1.at(rowOf(nth, seat));
      space.add(common.at(nth), own, seats1.bytes);
      space.relu(own, seats1.bytes);
    }
}

/**
 * Feeds the sum of the vectors of the seats that aim at a seat, or of those it aims at: there is
 * seldom more than one.
 */
function feedPointing(machine: Machine, part: 1 | 2, nth: number, seats: readonly number[]): void {
  const { layers, space, seats1, pointing } = machine;
  const [first] = seats;
  if (first === undefined) return;
  const sum =
    seats.length === 1
      ? seats1.at(rowOf(nth, first))
      : addSeats(space, seats1, nth, seats, pointing, part - 1);
  space.feed(layers.seat2, part * layers.seatDim, sum, layers.seatDim);
}

const aimers: number[] = [];
const targets: number[] = [];

/** Every seat gets input from those who aim at it, the one it aims at, and the mean of all. */
function passMessages(machine: Machine, count: number): void {
  const { layers, space, inputs, common, mean, seats1, seats2, living } = machine;
  const { seat2, seat2Mean, seatDim } = layers;
  for (let nth = 0; nth < count; nth++) {
    const alive = living[nth] ?? [];
    addSeats(space, seats1, nth, alive, mean, nth);
    space.divide(mean.at(nth), mean.bytes, alive.length);
    space.feed(seat2Mean, 0, mean.at(nth), seatDim);
    space.sum(seat2Mean, seat2.bias, common.at(nth));
  }
  space.run(seat2Mean);
  for (let nth = 0; nth < count; nth++) {
    const alive = living[nth] ?? [];
    const targetsAt = nth * inputs.width + SEAT.target;
    for (const seat of alive) {
      aimers.length = 0;
      targets.length = 0;
      for (const other of alive) {
        if (inputs.values[targetsAt + seatInputs(other) + seat] === 1) aimers.push(other);
        if (inputs.values[targetsAt + seatInputs(seat) + other] === 1) targets.push(other);
      }
      space.feed(seat2, 0, seats1.at(rowOf(nth, seat)), seatDim);
      feedPointing(machine, 1, nth, aimers);
      feedPointing(machine, 2, nth, targets);
      space.sum(seat2, common.at(nth), seats2.at(rowOf(nth, seat)));
    }
  }
  space.run(seat2);
  for (let nth = 0; nth < count; nth++)
    for (const seat of living[nth] ?? []) space.relu(seats2.at(rowOf(nth, seat)), seats2.bytes);
}

/** The mean and the maximum over all seats, and a few numbers about each, living or not. */
function lookAround(machine: Machine, count: number): void {
  const { layers, space, seats2, mean, most, small, living } = machine;
  for (let nth = 0; nth < count; nth++) {
    const alive = living[nth] ?? [];
    addSeats(space, seats2, nth, alive, mean, nth);
    space.divide(mean.at(nth), mean.bytes, Math.max(1, alive.length));
    most.values.fill(0, nth * most.width, (nth + 1) * most.width);
    for (const seat of alive) space.max(seats2.at(rowOf(nth, seat)), most.at(nth), most.bytes);
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      const own = rowOf(nth, seat);
      if (alive.includes(seat)) space.feed(layers.small, 0, seats2.at(own), layers.seatDim);
      space.sum(layers.small, layers.small.bias, small.at(own));
    }
  }
  space.run(layers.small);
}

function think(machine: Machine, count: number): void {
  const { layers, space, inputs, seats2, mean, most, small, trunk1, trunk2, living } = machine;
  const { trunkTable, trunkSeats, seatDim, smallDim, trunkDim, norm1, norm2 } = layers;
  for (let nth = 0; nth < count; nth++) {
    space.feed(trunkTable, 0, inputs.at(nth), TABLE_SIZE);
    space.sum(trunkTable, trunkTable.bias, trunk1.at(nth));
  }
  space.run(trunkTable);
  for (let nth = 0; nth < count; nth++) {
    if (living[nth]?.[0] === 0) space.feed(trunkSeats, 0, seats2.at(rowOf(nth, 0)), seatDim);
    space.feed(trunkSeats, seatDim, mean.at(nth), seatDim);
    space.feed(trunkSeats, 2 * seatDim, most.at(nth), seatDim);
    for (let seat = 0; seat < MAX_SEATS; seat++)
      space.feed(trunkSeats, 3 * seatDim + seat * smallDim, small.at(rowOf(nth, seat)), smallDim);
    space.sum(trunkSeats, trunk1.at(nth), trunk1.at(nth));
  }
  space.run(trunkSeats);
  for (let nth = 0; nth < count; nth++) {
    space.normRelu(trunk1.at(nth), trunkDim * FLOAT_BYTES, norm1.gain, norm1.shift);
    space.feed(layers.trunk2, 0, trunk1.at(nth), trunkDim);
    space.sum(layers.trunk2, layers.trunk2.bias, trunk2.at(nth));
  }
  space.run(layers.trunk2);
  for (let nth = 0; nth < count; nth++)
    space.normRelu(trunk2.at(nth), trunkDim * FLOAT_BYTES, norm2.gain, norm2.shift);
}

/** The outputs about every seat. */
function pointOut(machine: Machine, count: number): void {
  const { layers, space, seats2, trunk2, queryCommon, query, points, pointedAt } = machine;
  const { querySeat, queryTrunk, point, seatDim, trunkDim, queryDim } = layers;
  for (let nth = 0; nth < count; nth++) {
    if (pointedAt[nth] === NOBODY) continue;
    space.feed(queryTrunk, 0, trunk2.at(nth), trunkDim);
    space.sum(queryTrunk, queryTrunk.bias, queryCommon.at(nth));
  }
  space.run(queryTrunk);
  for (let nth = 0; nth < count; nth++)
    for (const seat of pointedAt[nth] ?? []) {
      space.feed(querySeat, 0, seats2.at(rowOf(nth, seat)), seatDim);
      space.sum(querySeat, querySeat.bias, query.at(rowOf(nth, seat)));
    }
  space.run(querySeat);
  for (let nth = 0; nth < count; nth++)
    for (const seat of pointedAt[nth] ?? []) {
      const own = query.at(rowOf(nth, seat));
      space.add(queryCommon.at(nth), own, query.bytes);
      space.relu(own, query.bytes);
      space.feed(point, 0, own, queryDim);
      space.sum(point, point.bias, points.at(rowOf(nth, seat)));
    }
  space.run(point);
}

function weighAnswers({ layers, space, trunk2, plain }: Machine, count: number): void {
  for (let nth = 0; nth < count; nth++) {
    space.feed(layers.plain, 0, trunk2.at(nth), layers.trunkDim);
    space.sum(layers.plain, layers.plain.bias, plain.at(nth));
  }
  space.run(layers.plain);
}

function writeOutput({ plain, points, pointedAt }: Machine, nth: number, output: NetOutput): void {
  const { logits, win, shot, survives } = output;
  logits.fill(0);
  for (let action = 0; action < PLAIN_ACTIONS.length; action++)
    logits[action] = plain.values[nth * plain.width + action] ?? 0;
  win.fill(Number.NEGATIVE_INFINITY);
  shot.fill(0);
  survives.fill(0);
  for (const seat of pointedAt[nth] ?? []) {
    const at = rowOf(nth, seat) * points.width;
    for (let kind = 0; seat > 0 && kind < SEAT_ACTIONS.length; kind++)
      logits[PLAIN_ACTIONS.length + kind * (MAX_SEATS - 1) + seat - 1] =
        points.values[at + kind] ?? 0;
    win[seat] = points.values[at + WIN] ?? 0;
    shot[seat] = points.values[at + SHOT] ?? 0;
    survives[seat] = points.values[at + SURVIVES] ?? 0;
  }
}

const createOutput = (): NetOutput => ({
  logits: new Float64Array(ACTIONS),
  win: new Float64Array(MAX_SEATS),
  shot: new Float64Array(MAX_SEATS),
  survives: new Float64Array(MAX_SEATS),
});

/** A net's arithmetic without WebAssembly, which a page may forbid: slower, with bit-identical results. */
export const withoutWebAssembly = (): Kernel => createSlowKernel(WORKSPACE_BYTES);

/** Reads a trained net from its file; throws a WeightsError that says what is wrong with it. */
export function createNet(bytes: Uint8Array, kernel: Kernel = createKernel(WORKSPACE_BYTES)): Net {
  const weights = readWeights(bytes);
  const space = createWorkspace(kernel);
  const layers = readLayers(space, weights);
  const { seatDim, smallDim, trunkDim, queryDim } = layers;
  if (seatDim * smallDim * trunkDim * queryDim === 0)
    throw new WeightsError('the weights file has an empty layer: train the net again');
  if (trunkDim % 4 !== 0)
    throw new WeightsError('the trunk of a net must be a multiple of 4 wide: train the net again');
  const machine = createMachine(space, layers);
  const first = createOutput();
  const outputs = [first, ...Array.from({ length: BATCH - 1 }, createOutput)];
  const compute = (count: number): void => {
    readSeats(machine, count);
    passMessages(machine, count);
    lookAround(machine, count);
    think(machine, count);
    weighAnswers(machine, count);
    pointOut(machine, count);
    for (let nth = 0; nth < count; nth++) writeOutput(machine, nth, outputs[nth] ?? first);
  };
  return {
    info: weights.info,
    forward(inputs, at, pointing = true) {
      readInputs(machine, 0, inputs, at, pointing);
      compute(1);
      return first;
    },
    forwardAll(questions) {
      let nth = 0;
      for (const { inputs, pointing } of questions) readInputs(machine, nth++, inputs, 0, pointing);
      compute(nth);
      return outputs;
    },
  };
}
