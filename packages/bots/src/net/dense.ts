/** A matrix by columns, so that inputs which are zero cost nothing: most are. */
export interface Dense {
  readonly rows: number;
  readonly columns: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array | null;
}

/** From rows as they are in files; `scale` multiplies a column. */
export function createDense(
  byRows: Float32Array,
  rows: number,
  columns: number,
  bias: Float32Array | null,
  scale: (column: number) => number = () => 1,
): Dense {
  const weights = new Float32Array(rows * columns);
  for (let column = 0; column < columns; column++) {
    const factor = scale(column);
    for (let row = 0; row < rows; row++)
      weights[column * rows + row] = (byRows[row * columns + column] ?? 0) * factor;
  }
  return { rows, columns, weights, bias };
}

/** Sets `sums` to the bias, or to zero. */
export function begin({ rows, bias }: Dense, sums: Float64Array, at: number): void {
  if (bias === null) sums.fill(0, at, at + rows);
  else sums.set(bias, at);
}

/**
 * Adds matrix · x to `sums`, one column after the other and one row after the other, so that the result is the same on
 * every machine.
 */
export function accumulate(
  { rows, columns, weights }: Dense,
  x: Float64Array | Int8Array,
  from: number,
  sums: Float64Array,
  at: number,
): void {
  for (let column = 0; column < columns; column++) {
    const value = x[from + column] ?? 0;
    if (value === 0) continue;
    const start = column * rows;
    for (let row = 0; row < rows; row++)
      sums[at + row] = (sums[at + row] ?? 0) + (weights[start + row] ?? 0) * value;
  }
}
