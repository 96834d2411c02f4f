import { BLOCK, ENTRY_BYTES, JOB_BYTES, type Kernel } from './kernel.ts';

/**
 * A matrix stored in blocks of rows, each in column order, so that zero inputs (most of them)
 * cost nothing. Pointers are byte addresses in the kernel's memory.
 */
export interface Dense {
  readonly weights: number;
  /** The distance from the weights of one block to the next. */
  readonly stride: number;
  /** The size of a result, rounded up to whole blocks. */
  readonly bytes: number;
  /** The bias vector; zeros if the layer has none. */
  readonly bias: number;
}

/** Vectors of the same size. */
export interface Vectors {
  readonly values: Float32Array;
  /** The stride, in numbers and in bytes. */
  readonly width: number;
  readonly bytes: number;
  /** The address of the nth. */
  at(nth: number): number;
}

/** Vectors of signed bytes. */
export interface ByteVectors {
  readonly values: Int8Array;
  readonly width: number;
  at(nth: number): number;
}

const FLOAT_BYTES = 4;
const COLUMN_BYTES = BLOCK * FLOAT_BYTES;
const MOST_COLUMNS = 1024;
const MOST_JOBS = 1024;
const MOST_LISTS = 4096;
const LISTS_BYTES = 1024 * 1024;
/** Enough for the weights of a net of up to one megabyte as float16, and for the lists and sums of a batch. */
export const WORKSPACE_BYTES = 5 * 1024 * 1024;

const wholeBlocks = (size: number): number => BLOCK * Math.ceil(size / BLOCK);

/** The memory that a net computes in. */
export interface Workspace extends Pick<Kernel, 'add' | 'max' | 'divide' | 'relu' | 'normRelu'> {
  /** Zero vectors. Throws a RangeError if there is no room left. */
  vectors(count: number, size: number): Vectors;
  /** A vector of these numbers. */
  vector(numbers: Float32Array): number;
  /** A matrix from rows as stored in files; `scale` multiplies a column. */
  dense(
    byRows: Float32Array,
    rows: number,
    columns: number,
    bias: Float32Array | null,
    scale?: (column: number) => number,
  ): Dense;
  /** Appends the vector at `x` to the current list, as inputs from `column` on. Zeros are left out. */
  feed(x: number, bytes: number, column?: number): void;
  /** The same for a vector of bytes, as inputs from the first column on. */
  feedBytes(x: number, size: number): void;
  /** Ends the current list, and returns its index. */
  list(): number;
  /** Discards all lists. */
  clearLists(): void;
  /**
   * Sets `to` to the vector at `from` plus matrix · list, each row in the order of the list: with
   * the next `run`. `column` is the matrix column for the list's column 0.
   */
  sum(matrix: Dense, list: number, from: number, to: number, column?: number): void;
  /** Computes the queued sums, which must all be of this matrix. */
  run(matrix: Dense): void;
}

export function createWorkspace(kernel: Kernel): Workspace {
  const { buffer, gather, gatherBytes, accumulate, add, max, divide, relu, normRelu } = kernel;
  const jobs = new Int32Array(buffer, 0, (MOST_JOBS * JOB_BYTES) / 4);
  const lists = jobs.byteLength;
  const listsFull = lists + LISTS_BYTES - MOST_COLUMNS * ENTRY_BYTES;
  let used = lists + LISTS_BYTES + ENTRY_BYTES;
  used += COLUMN_BYTES - (used % COLUMN_BYTES);

  let waiting = 0;
  /** List n goes from `ends[n]` to `ends[n + 1]`. */
  const ends = new Int32Array(MOST_LISTS + 1).fill(lists);
  let made = 0;
  let listEnd = lists;

  function vectors(count: number, size: number): Vectors {
    const width = wholeBlocks(size);
    const bytes = width * FLOAT_BYTES;
    const start = used;
    used += count * bytes;
    return {
      values: new Float32Array(buffer, start, count * width),
      width,
      bytes,
      at: (nth) => start + nth * bytes,
    };
  }

  function vector(numbers: Float32Array): number {
    const made = vectors(1, numbers.length);
    made.values.set(numbers);
    return made.at(0);
  }

  function run({ bytes, stride }: Dense): void {
    if (waiting > 0) accumulate(0, waiting * JOB_BYTES, bytes, stride);
    waiting = 0;
  }

  return {
    add,
    max,
    divide,
    relu,
    normRelu,
    vectors,
    vector,
    run,
    dense(byRows, rows, columns, bias, scale = () => 1) {
      if (columns > MOST_COLUMNS) throw new RangeError('a layer has too many inputs');
      const blocks = wholeBlocks(rows) / BLOCK;
      const { values, at } = vectors(blocks * columns, BLOCK);
      for (let column = 0; column < columns; column++) {
        const factor = scale(column);
        for (let row = 0; row < rows; row++) {
          const nth = Math.floor(row / BLOCK) * columns + column;
          values[nth * BLOCK + (row % BLOCK)] = (byRows[row * columns + column] ?? 0) * factor;
        }
      }
      return {
        weights: at(0),
        stride: columns * COLUMN_BYTES,
        bytes: blocks * COLUMN_BYTES,
        bias: vector(bias ?? new Float32Array(rows)),
      };
    },
    feed(x, size, column = 0) {
      listEnd = gather(x, x + size, column * COLUMN_BYTES, listEnd);
    },
    feedBytes(x, size) {
      listEnd = gatherBytes(x, x + size, listEnd);
    },
    list() {
      if (made === MOST_LISTS || listEnd > listsFull) throw new RangeError('too many inputs');
      ends[made + 1] = listEnd;
      return made++;
    },
    clearLists() {
      made = 0;
      listEnd = lists;
    },
    sum(matrix, list, from, to, column = 0) {
      const job = waiting * (JOB_BYTES / 4);
      jobs[job] = ends[list] ?? lists;
      jobs[job + 1] = ends[list + 1] ?? lists;
      jobs[job + 2] = matrix.weights + column * COLUMN_BYTES;
      jobs[job + 3] = from;
      jobs[job + 4] = to;
      waiting++;
      if (waiting === MOST_JOBS) run(matrix);
    },
  };
}

/** Zero vectors of bytes. */
export function byteVectors(space: Workspace, count: number, size: number): ByteVectors {
  const { values, at, bytes } = space.vectors(count, size / FLOAT_BYTES);
  return { values: new Int8Array(values.buffer, at(0), count * bytes), width: bytes, at };
}
