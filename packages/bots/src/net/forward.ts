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

/** Lists the nonzero numbers of a vector, and returns the index of the list. */
function listOf({ feed, list }: Workspace, of: Vectors, nth: number): number {
  feed(of.at(nth), of.bytes);
  return list();
}

/** Writes the sum of the vectors of some seats of a decision. */
function addSeats(
  { add }: Workspace,
  of: Vectors,
  nth: number,
  seats: readonly number[],
  to: Vectors,
  into: number,
): void {
  to.values.fill(0, into * to.width, (into + 1) * to.width);
  for (const seat of seats) add(of.at(rowOf(nth, seat)), to.at(into), to.bytes);
}

/** The first layer of every seat, and what the table contributes to it and to the trunk. */
function readSeats(machine: Machine, count: number): void {
  const { layers, space, inputs, lists, common, trunk1, seats1, living } = machine;
  const { table1, trunkTable, seat1 } = layers;
  space.clearLists();
  for (let nth = 0; nth < count; nth++) {
    space.feedBytes(inputs.at(nth), TABLE_SIZE);
    lists[nth] = space.list();
    space.sum(table1, lists[nth] ?? 0, table1.bias, common.at(nth));
  }
  space.run(table1);
  for (let nth = 0; nth < count; nth++)
    space.sum(trunkTable, lists[nth] ?? 0, trunkTable.bias, trunk1.at(nth));
  space.run(trunkTable);
  for (let nth = 0; nth < count; nth++)
    for (const seat of living[nth] ?? []) {
      space.feedBytes(inputs.at(nth) + seatInputs(seat), SEAT_SIZE);
      space.sum(seat1, space.list(), seat1.bias, seats1.at(rowOf(nth, seat)));
    }
  space.run(seat1);
  for (let nth = 0; nth < count; nth++)
    for (const seat of living[nth] ?? []) {
      const own = seats1.at(rowOf(nth, seat));
      space.add(common.at(nth), own, seats1.bytes);
      space.relu(own, seats1.bytes);
    }
}

/** Lists the sum of the vectors of the seats in a bit mask: there is seldom more than one. */
function listSum(machine: Machine, nth: number, mask: number): number {
  const { space, seats1, seatLists, living, several } = machine;
  if ((mask & (mask - 1)) === 0) return seatLists[rowOf(nth, 31 - Math.clz32(mask))] ?? 0;
  const some = (living[nth] ?? []).filter((seat) => (mask >> seat) & 1);
  addSeats(space, seats1, nth, some, several, 0);
  return listOf(space, several, 0);
}

/** Every seat gets input from those who aim at it, the one it aims at, and the mean of all. */
function passMessages(machine: Machine, count: number): void {
  const { layers, space, common, mean, seats1, seats2, living, seatLists, aimers, targets } =
    machine;
  const { seat2, seat2Mean, seatDim } = layers;
  space.clearLists();
  for (let nth = 0; nth < count; nth++) {
    const alive = living[nth] ?? [];
    addSeats(space, seats1, nth, alive, mean, nth);
    space.divide(mean.at(nth), mean.bytes, alive.length);
    space.sum(seat2Mean, listOf(space, mean, nth), seat2.bias, common.at(nth));
  }
  space.run(seat2Mean);
  for (let nth = 0; nth < count; nth++) {
    const alive = living[nth] ?? [];
    for (const seat of alive) {
      const own = rowOf(nth, seat);
      seatLists[own] = listOf(space, seats1, own);
    }
    for (const seat of alive) {
      const own = rowOf(nth, seat);
      const to = seats2.at(own);
      const pointAtIt = aimers[own] ?? 0;
      const pointsAt = targets[own] ?? 0;
      space.sum(seat2, seatLists[own] ?? 0, common.at(nth), to);
      if (pointAtIt !== 0) space.sum(seat2, listSum(machine, nth, pointAtIt), to, to, seatDim);
      if (pointsAt !== 0) space.sum(seat2, listSum(machine, nth, pointsAt), to, to, 2 * seatDim);
    }
  }
  space.run(seat2);
  for (let nth = 0; nth < count; nth++)
    for (const seat of living[nth] ?? []) space.relu(seats2.at(rowOf(nth, seat)), seats2.bytes);
}

/** The mean and the maximum over all seats, and a few numbers about each, living or not. */
function poolSeats(machine: Machine, count: number): void {
  const { layers, space, seats2, mean, most, small, living, seatLists } = machine;
  space.clearLists();
  const nothing = space.list();
  for (let nth = 0; nth < count; nth++) {
    const alive = living[nth] ?? [];
    addSeats(space, seats2, nth, alive, mean, nth);
    space.divide(mean.at(nth), mean.bytes, Math.max(1, alive.length));
    most.values.fill(0, nth * most.width, (nth + 1) * most.width);
    for (const seat of alive) space.max(seats2.at(rowOf(nth, seat)), most.at(nth), most.bytes);
    for (let seat = 0; seat < MAX_SEATS; seat++) {
      const own = rowOf(nth, seat);
      seatLists[own] = alive.includes(seat) ? listOf(space, seats2, own) : nothing;
      space.sum(layers.small, seatLists[own] ?? nothing, layers.small.bias, small.at(own));
    }
  }
  space.run(layers.small);
}

/** The outputs about a seat depend on the seat and on the trunk; this is the part of the seat. */
function querySeats({ layers, space, query, pointedAt, seatLists }: Machine, count: number): void {
  const { querySeat } = layers;
  for (let nth = 0; nth < count; nth++)
    for (const seat of pointedAt[nth] ?? []) {
      const own = rowOf(nth, seat);
      space.sum(querySeat, seatLists[own] ?? 0, querySeat.bias, query.at(own));
    }
  space.run(querySeat);
}

function think(machine: Machine, count: number): void {
  const { layers, space, mean, most, small, trunk1, trunk2, seatLists } = machine;
  const { trunkSeats, seatDim, smallDim, trunkDim, norm1, norm2 } = layers;
  for (let nth = 0; nth < count; nth++) {
    const to = trunk1.at(nth);
    space.sum(trunkSeats, seatLists[rowOf(nth, 0)] ?? 0, to, to);
    space.feed(mean.at(nth), mean.bytes, seatDim);
    space.feed(most.at(nth), most.bytes, 2 * seatDim);
    for (let seat = 0; seat < MAX_SEATS; seat++)
      space.feed(small.at(rowOf(nth, seat)), small.bytes, 3 * seatDim + seat * smallDim);
    space.sum(trunkSeats, space.list(), to, to);
  }
  space.run(trunkSeats);
  space.clearLists();
  for (let nth = 0; nth < count; nth++) {
    space.normRelu(trunk1.at(nth), trunkDim * FLOAT_BYTES, norm1.gain, norm1.shift);
    space.sum(layers.trunk2, listOf(space, trunk1, nth), layers.trunk2.bias, trunk2.at(nth));
  }
  space.run(layers.trunk2);
  for (let nth = 0; nth < count; nth++)
    space.normRelu(trunk2.at(nth), trunkDim * FLOAT_BYTES, norm2.gain, norm2.shift);
}

/** The logits of the actions, and the outputs about every seat. */
function answer(machine: Machine, count: number): void {
  const { layers, space, trunk2, lists, plain, queryCommon, query, points, pointedAt } = machine;
  const { queryTrunk, point } = layers;
  space.clearLists();
  for (let nth = 0; nth < count; nth++) {
    lists[nth] = listOf(space, trunk2, nth);
    space.sum(layers.plain, lists[nth] ?? 0, layers.plain.bias, plain.at(nth));
  }
  space.run(layers.plain);
  for (let nth = 0; nth < count; nth++)
    if (pointedAt[nth] !== NOBODY)
      space.sum(queryTrunk, lists[nth] ?? 0, queryTrunk.bias, queryCommon.at(nth));
  space.run(queryTrunk);
  for (let nth = 0; nth < count; nth++)
    for (const seat of pointedAt[nth] ?? []) {
      const own = rowOf(nth, seat);
      space.add(queryCommon.at(nth), query.at(own), query.bytes);
      space.relu(query.at(own), query.bytes);
      space.sum(point, listOf(space, query, own), point.bias, points.at(own));
    }
  space.run(point);
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
    poolSeats(machine, count);
    querySeats(machine, count);
    think(machine, count);
    answer(machine, count);
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
