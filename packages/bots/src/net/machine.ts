import { MAX_SEATS } from '@holdup/engine';
import { PLAIN_ACTIONS } from './actions.ts';
import { INPUTS, SEAT_SIZE, TABLE_SIZE } from './columns.ts';
import type { Vectors, Workspace } from './dense.ts';
import { type Layers, POINTS } from './layers.ts';
import { SEAT } from './seatPlaces.ts';

/** The batch size: large enough to amortise reading the weights. */
export const BATCH = 16;

/** No seats: shared by decisions that need no outputs about seats. */
export const NOBODY: readonly number[] = [];

/** The net and the memory for its sums between layers. */
export interface Machine {
  readonly layers: Layers;
  readonly space: Workspace;
  /** A vector for each decision. */
  readonly inputs: Vectors;
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
  /** Sums of a few seats. */
  readonly pointing: Vectors;
  /** The living seats of each decision, and those with outputs. */
  readonly living: readonly number[][];
  readonly pointedAt: (readonly number[])[];
}

export function createMachine(space: Workspace, layers: Layers): Machine {
  const { seatDim, smallDim, trunkDim, queryDim } = layers;
  const each = (size: number): Vectors => space.vectors(BATCH, size);
  const eachSeat = (size: number): Vectors => space.vectors(BATCH * MAX_SEATS, size);
  return {
    layers,
    space,
    inputs: each(INPUTS),
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
    pointing: space.vectors(2, seatDim),
    living: Array.from({ length: BATCH }, () => []),
    pointedAt: Array.from({ length: BATCH }, () => NOBODY),
  };
}

/** Where the inputs of a seat begin. */
export const seatInputs = (seat: number): number => TABLE_SIZE + seat * SEAT_SIZE;
/** Where a seat of a decision has its vectors. */
export const rowOf = (nth: number, seat: number): number => nth * MAX_SEATS + seat;

/** Copies the inputs of a decision, and finds out who is alive. */
export function readInputs(
  { inputs, living, pointedAt }: Machine,
  nth: number,
  from: Int8Array,
  at: number,
  pointing: boolean,
): void {
  const to = nth * inputs.width;
  for (let i = 0; i < INPUTS; i++) inputs.values[to + i] = from[at + i] ?? 0;
  const alive = living[nth] ?? [];
  alive.length = 0;
  for (let seat = 0; seat < MAX_SEATS; seat++)
    if (from[at + seatInputs(seat) + SEAT.alive] === 1) alive.push(seat);
  pointedAt[nth] = pointing ? alive : NOBODY;
}
