import { MAX_SEATS } from '@holdup/engine';
import { PLAIN_ACTIONS, SEAT_ACTIONS } from './actions.ts';
import { type Column, SEAT_COLUMNS, TABLE_COLUMNS } from './columns.ts';
import type { Dense, Workspace } from './dense.ts';
import type { Weights } from './weightsFile.ts';

const SEAT_FORECASTS = ['win', 'shot', 'survives'] as const;

/** The outputs about each seat: actions that point at it, and what becomes of it. */
export const POINTS: readonly string[] = [...SEAT_ACTIONS, ...SEAT_FORECASTS];

export interface Layers {
  readonly seatDim: number;
  readonly smallDim: number;
  readonly trunkDim: number;
  readonly queryDim: number;
  readonly seat1: Dense;
  readonly table1: Dense;
  /** From a seat itself, those who aim at it, and the one it aims at; `seat2Mean` is from the mean of all seats. */
  readonly seat2: Dense;
  readonly seat2Mean: Dense;
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

/** The addresses of the scale and the offset of a normalised layer. */
interface Norm {
  readonly gain: number;
  readonly shift: number;
}

/** A layer over named inputs. Inputs the net was not trained with have weight zero. */
function namedLayer(
  space: Workspace,
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
  return space.dense(
    placed,
    rows,
    columns.length,
    bias,
    (column) => 1 / (columns[column]?.full ?? 1),
  );
}

/**
 * A layer with a row for each output, by name. `trained` are the rows in the file, those of actions
 * first. An action the net was not trained with, such as taking a new card, gets the average logit.
 */
function outputLayer(
  space: Workspace,
  weights: Weights,
  name: 'plain' | 'point',
  columns: number,
  outputs: readonly string[],
  trained: readonly string[],
  actions: number,
): Dense {
  const raw = weights.tensor(`${name}.weight`, trained.length, columns);
  const rawBias = weights.tensor(`${name}.bias`, trained.length);
  const average = (of: (row: number) => number): number => {
    let sum = 0;
    for (let row = 0; row < actions; row++) sum += of(row);
    return sum / actions;
  };
  const placed = new Float32Array(outputs.length * columns);
  const bias = new Float32Array(outputs.length);
  for (const [row, output] of outputs.entries()) {
    const from = trained.indexOf(output);
    const inFile = (of: (row: number) => number): number => (from === -1 ? average(of) : of(from));
    bias[row] = inFile((each) => rawBias[each] ?? 0);
    for (let column = 0; column < columns; column++)
      placed[row * columns + column] = inFile((each) => raw[each * columns + column] ?? 0);
  }
  return space.dense(placed, outputs.length, columns, bias);
}

/** Some of the columns of a matrix, all by rows. */
const columnsOf = (byRows: Float32Array, columns: number, from: number, to: number): Float32Array =>
  byRows.filter((_, i) => i % columns >= from && i % columns < to);

export function readLayers(space: Workspace, weights: Weights): Layers {
  const bias = (name: string, size: number): Float32Array => weights.tensor(`${name}.bias`, size);
  const layer = (name: string, rows: number, columns: number, biased = true): Dense =>
    space.dense(
      weights.tensor(`${name}.weight`, rows, columns),
      rows,
      columns,
      biased ? bias(name, rows) : null,
    );
  const sizeOf = (name: string): number => weights.shapeOf(`${name}.weight`)[0] ?? 0;
  const norm = (name: string, size: number): Norm => ({
    gain: space.vector(weights.tensor(`${name}.weight`, size)),
    shift: space.vector(bias(name, size)),
  });
  const seatDim = sizeOf('seat1');
  const smallDim = sizeOf('small');
  const trunkDim = sizeOf('trunk2');
  const queryDim = sizeOf('querySeat');
  const { table, seat, plainActions, seatActions } = weights;
  const seat2 = weights.tensor('seat2.weight', seatDim, 4 * seatDim);
  return {
    seatDim,
    smallDim,
    trunkDim,
    queryDim,
    seat1: namedLayer(space, weights, 'seat1', seatDim, seat, SEAT_COLUMNS, bias('seat1', seatDim)),
    table1: namedLayer(space, weights, 'table1', seatDim, table, TABLE_COLUMNS, null),
    seat2: space.dense(
      columnsOf(seat2, 4 * seatDim, 0, 3 * seatDim),
      seatDim,
      3 * seatDim,
      bias('seat2', seatDim),
    ),
    seat2Mean: space.dense(
      columnsOf(seat2, 4 * seatDim, 3 * seatDim, 4 * seatDim),
      seatDim,
      seatDim,
      null,
    ),
    small: layer('small', smallDim, seatDim),
    trunkTable: namedLayer(
      space,
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
    point: outputLayer(
      space,
      weights,
      'point',
      queryDim,
      POINTS,
      [...seatActions, ...SEAT_FORECASTS],
      seatActions.length,
    ),
    plain: outputLayer(
      space,
      weights,
      'plain',
      trunkDim,
      PLAIN_ACTIONS,
      plainActions,
      plainActions.length,
    ),
  };
}
