import { MAX_SEATS } from '@holdup/engine';
import { PLAIN_ACTIONS } from './actions.ts';
import { INPUTS, SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import { type ByteVectors, byteVectors, type Vectors, type Workspace } from './dense.ts';
import { type Layers, POINTS } from './layers.ts';
import { SEAT } from './seatColumns.ts';

/** The batch size: large enough to amortise reading the weights. */
export const BATCH = 16;

/** No seats: shared by decisions that need no outputs about seats. */
export const NOBODY: readonly number[] = [];

/** The net and the memory for its sums between layers. */
export interface Machine {
  readonly layers: Layers;
  readonly space: Workspace;
  /** The inputs of each decision. */
  readonly inputs: ByteVectors;
  /** A vector for each decision. */
  readonly common: Vectors;
  readonly mean: Vectors;
  readonly most: Vectors;
  readonly trunk1: Vectors;
  readonly trunk2: Vectors;
  readonly queryCommon: Vectors;
  readonly plain: Vectors;
  /** A vector for each seat of each decision. */
  readonly seats1: Vectors;
  readonly seats2: Vectors;
  readonly small: Vectors;
  readonly query: Vectors;
  readonly points: Vectors;
  /** The sum of the vectors of a few seats. */
  readonly several: Vectors;
  /** The living seats of each decision, and those with outputs. */
  readonly living: readonly number[][];
  readonly pointedAt: (readonly number[])[];
  /** For each seat of each decision, bit masks of the living seats it aims at, and of those that aim at it. */
  readonly targets: Int32Array;
  readonly aimers: Int32Array;
  /** The input lists of the current layer: by decision, and by seat of each decision. */
  readonly lists: Int32Array;
  readonly seatLists: Int32Array;
}

export function createMachine(space: Workspace, layers: Layers): Machine {
  const { seatDim, smallDim, trunkDim, queryDim } = layers;
  const each = (size: number): Vectors => space.vectors(BATCH, size);
  const eachSeat = (size: number): Vectors => space.vectors(BATCH * MAX_SEATS, size);
  return {
    layers,
    space,
    inputs: byteVectors(space, BATCH, INPUTS),
    common: each(seatDim),
    mean: each(seatDim),
    most: each(seatDim),
    trunk1: each(trunkDim),
    trunk2: each(trunkDim),
    queryCommon: each(queryDim),
    plain: each(PLAIN_ACTIONS.length),
    seats1: eachSeat(seatDim),
    seats2: eachSeat(seatDim),
    small: eachSeat(smallDim),
    query: eachSeat(queryDim),
    points: eachSeat(POINTS.length),
    several: space.vectors(1, seatDim),
    living: Array.from({ length: BATCH }, () => []),
    pointedAt: Array.from({ length: BATCH }, () => NOBODY),
    targets: new Int32Array(BATCH * MAX_SEATS),
    aimers: new Int32Array(BATCH * MAX_SEATS),
    lists: new Int32Array(BATCH),
    seatLists: new Int32Array(BATCH * MAX_SEATS),
  };
}

/** Where the inputs of a seat begin. */
export const seatInputs = (seat: number): number => TABLE_SIZE + seat * SEAT_SIZE;
/** Where a seat of a decision has its vectors. */
export const rowOf = (nth: number, seat: number): number => nth * MAX_SEATS + seat;

/** Finds out which living seats aim at which. */
function readAims(
  { living, targets, aimers }: Machine,
  nth: number,
  from: Int8Array,
  at: number,
): void {
  const alive = living[nth] ?? [];
  aimers.fill(0, rowOf(nth, 0), rowOf(nth + 1, 0));
  for (const seat of alive) {
    const aims = at + seatInputs(seat) + SEAT.target;
    let mask = 0;
    for (const other of alive)
      if (from[aims + other] === 1) {
        mask |= 1 << other;
        const row = rowOf(nth, other);
        aimers[row] = (aimers[row] ?? 0) | (1 << seat);
      }
    targets[rowOf(nth, seat)] = mask;
  }
}

/** Copies the inputs of a decision, and finds out who is alive and who aims at whom. */
export function readInputs(
  machine: Machine,
  nth: number,
  from: Int8Array,
  at: number,
  pointing: boolean,
): void {
  const { inputs, living, pointedAt } = machine;
  inputs.values.set(from.subarray(at, at + INPUTS), nth * inputs.width);
  const alive = living[nth] ?? [];
  alive.length = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++)
    if (from[at + seatInputs(seat) + SEAT.alive] === 1) alive.push(seat);
  readAims(machine, nth, from, at);
  pointedAt[nth] = pointing ? alive : NOBODY;
}
