import { ENTRY_BYTES, type Kernel } from './kernel.ts';

/** A matrix by columns, so that inputs which are zero cost nothing: most are. Columns end with unused rows of zeros. */
export interface Dense {
  readonly rows: number;
  readonly columns: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array | null;
}

/** Rows that are summed at once. */
const BLOCK = 16;
const MOST_COLUMNS = 1024;
/** Room for the numbers of a net that is allowed a megabyte as float16, and for its sums. */
export const WORKSPACE_BYTES = 4 * 1024 * 1024;

const wholeBlocks = (rows: number): number => BLOCK * Math.ceil(rows / BLOCK);

/** The memory that a net computes in. */
export interface Workspace {
  /** A vector of zeros. Throws a RangeError where there is no room left. */
  vector(size: number): Float32Array;
  /** A matrix from rows as they are in files; `scale` multiplies a column. */
  dense(
    byRows: Float32Array,
    rows: number,
    columns: number,
    bias: Float32Array | null,
    scale?: (column: number) => number,
  ): Dense;
  /** Adds matrix · x to `sums`, each row in the order of the columns. `sums` is a vector of this memory. */
  accumulate(
    matrix: Dense,
    x: Float32Array | Int8Array,
    from: number,
    sums: Float32Array,
    at: number,
  ): void;
}

export function createWorkspace({ buffer, accumulate }: Kernel): Workspace {
  const listFloats = new Float32Array(buffer, 0, (MOST_COLUMNS * ENTRY_BYTES) / 4);
  const listAddresses = new Int32Array(buffer, 0, listFloats.length);
  let used = listFloats.byteLength;

  function vector(size: number): Float32Array {
    const made = new Float32Array(buffer, used, size);
    // A block that begins near the end of a vector reaches past it, and adds zeros there.
    used += 4 * (wholeBlocks(size) + BLOCK);
    return made;
  }

  return {
    vector,
    dense(byRows, rows, columns, bias, scale = () => 1) {
      if (columns > MOST_COLUMNS) throw new RangeError('a layer has too many inputs');
      const height = wholeBlocks(rows);
      const weights = vector(height * columns);
      for (let column = 0; column < columns; column++) {
        const factor = scale(column);
        for (let row = 0; row < rows; row++)
          weights[column * height + row] = (byRows[row * columns + column] ?? 0) * factor;
      }
      return { rows, columns, weights, bias };
    },
    accumulate({ rows, columns, weights }, x, from, sums, at) {
      const bytes = 4 * wholeBlocks(rows);
      let entry = 0;
      for (let column = 0; column < columns; column++) {
        const value = x[from + column] ?? 0;
        if (value === 0) continue;
        listAddresses[entry] = weights.byteOffset + column * bytes;
        listFloats[entry + 1] = value;
        entry += 2;
      }
      if (entry > 0) accumulate(0, 4 * entry, sums.byteOffset + 4 * at, bytes);
    },
  };
}

/** Sets `sums` to the bias, or to zero. */
export function begin({ rows, bias }: Dense, sums: Float32Array, at: number): void {
  if (bias === null) sums.fill(0, at, at + rows);
  else sums.set(bias, at);
}
