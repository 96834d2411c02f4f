import { MAX_SEATS } from '@holdup/engine';
import { PLAIN_ACTIONS, SEAT_ACTIONS } from './actions.ts';
import { type Column, SEAT_COLUMNS, TABLE_COLUMNS } from './columns.ts';
import { createDense, type Dense } from './dense.ts';
import type { Weights } from './weightsFile.ts';

/** What the net says about each seat. */
export const POINTS: readonly string[] = [...SEAT_ACTIONS, 'win', 'shot', 'survives'];

export interface Layers {
  readonly seatDim: number;
  readonly smallDim: number;
  readonly trunkDim: number;
  readonly queryDim: number;
  readonly seat1: Dense;
  readonly table1: Dense;
  readonly seat2: Dense;
  readonly small: Dense;
  readonly trunkTable: Dense;
  readonly trunkSeats: Dense;
  readonly trunk2: Dense;
  readonly norm1: Norm;
  readonly norm2: Norm;
  readonly querySeat: Dense;
  readonly queryTrunk: Dense;
  readonly point: Dense;
  readonly plain: Dense;
}

export interface Norm {
  readonly gain: Float32Array;
  readonly shift: Float32Array;
}

/** A layer over named inputs. Inputs the net was not trained with count for nothing. */
function namedLayer(
  weights: Weights,
  name: string,
  rows: number,
  trained: readonly string[],
  columns: readonly Column[],
  bias: Float32Array | null,
): Dense {
  const raw = weights.tensor(`${name}.weight`, rows, trained.length);
  const placed = new Float32Array(rows * columns.length);
  for (const [column, { name: input }] of columns.entries()) {
    const from = trained.indexOf(input);
    if (from === -1) continue;
    for (let row = 0; row < rows; row++)
      placed[row * columns.length + column] = raw[row * trained.length + from] ?? 0;
  }
  return createDense(
    placed,
    rows,
    columns.length,
    bias,
    (column) => 1 / (columns[column]?.full ?? 1),
  );
}

/**
 * The layer that gives answers by name. An answer the net was not trained with, such as taking a new card, is wanted as
 * much as the average answer.
 */
function answerLayer(weights: Weights, columns: number): Dense {
  const trained = weights.plainActions;
  const raw = weights.tensor('plain.weight', trained.length, columns);
  const rawBias = weights.tensor('plain.bias', trained.length);
  const average = (of: (row: number) => number): number =>
    trained.reduce((sum, _, row) => sum + of(row), 0) / trained.length;
  const placed = new Float32Array(PLAIN_ACTIONS.length * columns);
  const bias = new Float32Array(PLAIN_ACTIONS.length);
  for (const [row, name] of PLAIN_ACTIONS.entries()) {
    const from = trained.indexOf(name);
    const inFile = (of: (row: number) => number): number => (from === -1 ? average(of) : of(from));
    bias[row] = inFile((each) => rawBias[each] ?? 0);
    for (let column = 0; column < columns; column++)
      placed[row * columns + column] = inFile((each) => raw[each * columns + column] ?? 0);
  }
  return createDense(placed, PLAIN_ACTIONS.length, columns, bias);
}

export function readLayers(weights: Weights): Layers {
  const bias = (name: string, size: number): Float32Array => weights.tensor(`${name}.bias`, size);
  const layer = (name: string, rows: number, columns: number, biased = true): Dense =>
    createDense(
      weights.tensor(`${name}.weight`, rows, columns),
      rows,
      columns,
      biased ? bias(name, rows) : null,
    );
  const sizeOf = (name: string): number => weights.shapeOf(`${name}.weight`)[0] ?? 0;
  const norm = (name: string, size: number): Norm => ({
    gain: weights.tensor(`${name}.weight`, size),
    shift: bias(name, size),
  });
  const seatDim = sizeOf('seat1');
  const smallDim = sizeOf('small');
  const trunkDim = sizeOf('trunk2');
  const queryDim = sizeOf('querySeat');
  const { table, seat } = weights;
  return {
    seatDim,
    smallDim,
    trunkDim,
    queryDim,
    seat1: namedLayer(weights, 'seat1', seatDim, seat, SEAT_COLUMNS, bias('seat1', seatDim)),
    table1: namedLayer(weights, 'table1', seatDim, table, TABLE_COLUMNS, null),
    seat2: layer('seat2', seatDim, 4 * seatDim),
    small: layer('small', smallDim, seatDim),
    trunkTable: namedLayer(
      weights,
      'trunkTable',
      trunkDim,
      table,
      TABLE_COLUMNS,
      bias('trunkTable', trunkDim),
    ),
    trunkSeats: layer('trunkSeats', trunkDim, 3 * seatDim + MAX_SEATS * smallDim, false),
    trunk2: layer('trunk2', trunkDim, trunkDim),
    norm1: norm('norm1', trunkDim),
    norm2: norm('norm2', trunkDim),
    querySeat: layer('querySeat', queryDim, seatDim),
    queryTrunk: layer('queryTrunk', queryDim, trunkDim, false),
    point: layer('point', POINTS.length, queryDim),
    plain: answerLayer(weights, trunkDim),
  };
}
