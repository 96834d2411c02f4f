import { MAX_SEATS } from '@holdup/engine';
import { ACTIONS, PLAIN_ACTIONS, SEAT_ACTIONS } from './actions.ts';
import { SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import { begin, createWorkspace, WORKSPACE_BYTES, type Workspace } from './dense.ts';
import { createKernel, createSlowKernel, type Kernel } from './kernel.ts';
import { type Layers, type Norm, POINTS, readLayers } from './layers.ts';
import { SEAT } from './seatPlaces.ts';
import { readWeights, type Weights, WeightsError } from './weightsFile.ts';

/** What the net says about one decision. Seats count clockwise from the seat that decides. */
export interface NetOutput {
  /** How much each answer is wanted, before the legal ones are told apart. */
  readonly logits: Float64Array;
  /** How likely each seat is to win, before the softmax. */
  readonly win: Float64Array;
  /** By seat, whether its loaded bullet is a shot, and whether it survives the game: before the logistic function. */
  readonly shot: Float64Array;
  readonly survives: Float64Array;
}

export interface Net {
  readonly info: Weights['info'];
  /** Reads the inputs at `at`. The answer is overwritten by the next call. */
  forward(inputs: Int8Array, at: number): NetOutput;
}

const WIN = POINTS.indexOf('win');
const SHOT = POINTS.indexOf('shot');
const SURVIVES = POINTS.indexOf('survives');

/** Where the sums of a net are kept from one layer to the next. */
interface Scratch extends Pick<Workspace, 'accumulate'> {
  readonly common: Float32Array;
  readonly seats1: Float32Array;
  readonly seats2: Float32Array;
  readonly mean: Float32Array;
  readonly joined: Float32Array;
  readonly gathered: Float32Array;
  readonly trunk1: Float32Array;
  readonly trunk2: Float32Array;
  readonly queryCommon: Float32Array;
  readonly query: Float32Array;
  readonly points: Float32Array;
  readonly plain: Float32Array;
  readonly living: number[];
}

function createScratch(
  space: Workspace,
  { seatDim, smallDim, trunkDim, queryDim }: Layers,
): Scratch {
  return {
    accumulate: space.accumulate,
    common: space.vector(seatDim),
    seats1: space.vector(MAX_SEATS * seatDim),
    seats2: space.vector(MAX_SEATS * seatDim),
    mean: space.vector(seatDim),
    joined: space.vector(3 * seatDim),
    gathered: space.vector(3 * seatDim + MAX_SEATS * smallDim),
    trunk1: space.vector(trunkDim),
    trunk2: space.vector(trunkDim),
    queryCommon: space.vector(queryDim),
    query: space.vector(queryDim),
    points: space.vector(POINTS.length),
    plain: space.vector(PLAIN_ACTIONS.length),
    living: [],
  };
}

function relu(x: Float32Array, at: number, size: number): void {
  for (let i = at; i < at + size; i++) if ((x[i] ?? 0) < 0) x[i] = 0;
}

/** Layer normalisation, then what is below zero becomes zero. */
function normRelu(x: Float32Array, { gain, shift }: Norm): void {
  const size = gain.length;
  let mean = 0;
  for (let i = 0; i < size; i++) mean += x[i] ?? 0;
  mean /= size;
  let spread = 0;
  for (let i = 0; i < size; i++) spread += ((x[i] ?? 0) - mean) * ((x[i] ?? 0) - mean);
  const scale = 1 / Math.sqrt(spread / size + 1e-5);
  for (let i = 0; i < size; i++) {
    const value = ((x[i] ?? 0) - mean) * scale * (gain[i] ?? 0) + (shift[i] ?? 0);
    x[i] = value > 0 ? value : 0;
  }
}

function add(from: Float32Array, at: number, to: Float32Array, into: number, size: number): void {
  for (let i = 0; i < size; i++) to[into + i] = (to[into + i] ?? 0) + (from[at + i] ?? 0);
}

function readSeats(layers: Layers, scratch: Scratch, inputs: Int8Array, at: number): void {
  const { seatDim } = layers;
  const { accumulate, common, seats1, living } = scratch;
  const seatsAt = at + TABLE_SIZE;
  living.length = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++)
    if (inputs[seatsAt + seat * SEAT_SIZE + SEAT.alive] === 1) living.push(seat);
  common.fill(0);
  accumulate(layers.table1, inputs, at, common, 0);
  seats1.fill(0);
  for (const seat of living) {
    begin(layers.seat1, seats1, seat * seatDim);
    accumulate(layers.seat1, inputs, seatsAt + seat * SEAT_SIZE, seats1, seat * seatDim);
    add(common, 0, seats1, seat * seatDim, seatDim);
    relu(seats1, seat * seatDim, seatDim);
  }
}

/** Every seat hears of those who point at it, of the one it points at, and of the mean of all. */
function passMessages(layers: Layers, scratch: Scratch, inputs: Int8Array, at: number): void {
  const { seatDim } = layers;
  const { accumulate, common, mean, seats1, seats2, joined, living } = scratch;
  const seatsAt = at + TABLE_SIZE;
  const aims = (from: number, to: number): boolean =>
    inputs[seatsAt + from * SEAT_SIZE + SEAT.target + to] === 1;
  mean.fill(0);
  for (const seat of living) add(seats1, seat * seatDim, mean, 0, seatDim);
  for (let i = 0; i < seatDim; i++) mean[i] = (mean[i] ?? 0) / living.length;
  begin(layers.seat2, common, 0);
  accumulate(layers.seat2Mean, mean, 0, common, 0);
  seats2.fill(0);
  for (const seat of living) {
    joined.fill(0);
    add(seats1, seat * seatDim, joined, 0, seatDim);
    for (const other of living) {
      if (aims(other, seat)) add(seats1, other * seatDim, joined, seatDim, seatDim);
      if (aims(seat, other)) add(seats1, other * seatDim, joined, 2 * seatDim, seatDim);
    }
    add(common, 0, seats2, seat * seatDim, seatDim);
    accumulate(layers.seat2, joined, 0, seats2, seat * seatDim);
    relu(seats2, seat * seatDim, seatDim);
  }
}

function think(layers: Layers, scratch: Scratch, inputs: Int8Array, at: number): void {
  const { seatDim, smallDim } = layers;
  const { accumulate, seats2, gathered, trunk1, trunk2, living } = scratch;
  gathered.fill(0);
  add(seats2, 0, gathered, 0, seatDim);
  for (const seat of living) add(seats2, seat * seatDim, gathered, seatDim, seatDim);
  for (let i = 0; i < seatDim; i++) {
    gathered[seatDim + i] = (gathered[seatDim + i] ?? 0) / Math.max(1, living.length);
    for (const seat of living)
      gathered[2 * seatDim + i] = Math.max(
        gathered[2 * seatDim + i] ?? 0,
        seats2[seat * seatDim + i] ?? 0,
      );
  }
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const to = 3 * seatDim + seat * smallDim;
    begin(layers.small, gathered, to);
    accumulate(layers.small, seats2, seat * seatDim, gathered, to);
  }
  begin(layers.trunkTable, trunk1, 0);
  accumulate(layers.trunkTable, inputs, at, trunk1, 0);
  accumulate(layers.trunkSeats, gathered, 0, trunk1, 0);
  normRelu(trunk1, layers.norm1);
  begin(layers.trunk2, trunk2, 0);
  accumulate(layers.trunk2, trunk1, 0, trunk2, 0);
  normRelu(trunk2, layers.norm2);
}

function answer(layers: Layers, scratch: Scratch, output: NetOutput): void {
  const { seatDim, queryDim } = layers;
  const { accumulate, seats2, trunk2, queryCommon, query, points, plain, living } = scratch;
  begin(layers.plain, plain, 0);
  accumulate(layers.plain, trunk2, 0, plain, 0);
  output.logits.fill(0);
  output.logits.set(plain);
  output.win.fill(Number.NEGATIVE_INFINITY);
  output.shot.fill(0);
  output.survives.fill(0);
  queryCommon.fill(0);
  accumulate(layers.queryTrunk, trunk2, 0, queryCommon, 0);
  for (const seat of living) {
    begin(layers.querySeat, query, 0);
    accumulate(layers.querySeat, seats2, seat * seatDim, query, 0);
    add(queryCommon, 0, query, 0, queryDim);
    relu(query, 0, queryDim);
    begin(layers.point, points, 0);
    accumulate(layers.point, query, 0, points, 0);
    for (let kind = 0; seat > 0 && kind < SEAT_ACTIONS.length; kind++)
      output.logits[PLAIN_ACTIONS.length + kind * (MAX_SEATS - 1) + seat - 1] = points[kind] ?? 0;
    output.win[seat] = points[WIN] ?? 0;
    output.shot[seat] = points[SHOT] ?? 0;
    output.survives[seat] = points[SURVIVES] ?? 0;
  }
}

/** A net's arithmetic without WebAssembly, which a page may forbid: slower, and the same to the last bit. */
export const withoutWebAssembly = (): Kernel => createSlowKernel(WORKSPACE_BYTES);

/** Reads a trained net from its file; throws a WeightsError that says what is wrong with it. */
export function createNet(bytes: Uint8Array, kernel: Kernel = createKernel(WORKSPACE_BYTES)): Net {
  const weights = readWeights(bytes);
  const space = createWorkspace(kernel);
  const layers = readLayers(space, weights);
  const { seatDim, smallDim, trunkDim, queryDim } = layers;
  if (seatDim * smallDim * trunkDim * queryDim === 0)
    throw new WeightsError('the weights file has an empty layer: train the net anew');
  const scratch = createScratch(space, layers);
  const output: NetOutput = {
    logits: new Float64Array(ACTIONS),
    win: new Float64Array(MAX_SEATS),
    shot: new Float64Array(MAX_SEATS),
    survives: new Float64Array(MAX_SEATS),
  };
  return {
    info: weights.info,
    forward(inputs, at) {
      readSeats(layers, scratch, inputs, at);
      passMessages(layers, scratch, inputs, at);
      think(layers, scratch, inputs, at);
      answer(layers, scratch, output);
      return output;
    },
  };
}
