/** The block size: vectors and columns of weights are padded with zeros to whole blocks. */
export const BLOCK = 16;
/** One column to add: the offset of its weights in a matrix (int32), and their factor (float32). */
export const ENTRY_BYTES = 8;
/** One sum: the addresses of its list of columns, of the list's end, of the weights, of the initial vector and of the result. */
export const JOB_BYTES = 20;

/** The vector arithmetic of the net. Addresses and sizes are in bytes; kernel.wat says what each function does. */
export interface Kernel {
  readonly buffer: ArrayBuffer;
  gather(x: number, end: number, column: number, list: number): number;
  gatherBytes(x: number, end: number, list: number): number;
  accumulate(jobs: number, end: number, bytes: number, stride: number): void;
  add(from: number, to: number, bytes: number): void;
  max(from: number, to: number, bytes: number): void;
  divide(at: number, bytes: number, divisor: number): void;
  relu(at: number, bytes: number): void;
  normRelu(x: number, bytes: number, gain: number, shift: number): void;
}
