import { BLOCK, JOB_BYTES, type Kernel } from './kernel.ts';

const { fround } = Math;

/** Adds the columns of a list to the block at `to`, four at a time to save memory traffic, each row in the list's order. */
function addColumns(
  floats: Float32Array,
  addresses: Int32Array,
  list: number,
  last: number,
  weights: number,
  to: number,
): void {
  const end = to + BLOCK;
  let entry = list;
  for (; entry + 8 <= last; entry += 8) {
    let a = (addresses[entry] ?? 0) / 4 + weights;
    let b = (addresses[entry + 2] ?? 0) / 4 + weights;
    let c = (addresses[entry + 4] ?? 0) / 4 + weights;
    let d = (addresses[entry + 6] ?? 0) / 4 + weights;
    const x = floats[entry + 1] ?? 0;
    const y = floats[entry + 3] ?? 0;
    const z = floats[entry + 5] ?? 0;
    const w = floats[entry + 7] ?? 0;
    for (let row = to; row < end; row++) {
      let sum = floats[row] ?? 0;
      sum = fround(sum + fround((floats[a++] ?? 0) * x));
      sum = fround(sum + fround((floats[b++] ?? 0) * y));
      sum = fround(sum + fround((floats[c++] ?? 0) * z));
      floats[row] = fround(sum + fround((floats[d++] ?? 0) * w));
    }
  }
  for (; entry < last; entry += 2) {
    let a = (addresses[entry] ?? 0) / 4 + weights;
    const x = floats[entry + 1] ?? 0;
    for (let row = to; row < end; row++)
      floats[row] = fround((floats[row] ?? 0) + fround((floats[a++] ?? 0) * x));
  }
}

/** Every fourth number goes into the same sum, and the four sums are added up. */
function sumInFours(values: Float32Array, of: (value: number) => number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < values.length; i += 4) {
    a += of(values[i] ?? 0);
    b += of(values[i + 1] ?? 0);
    c += of(values[i + 2] ?? 0);
    d += of(values[i + 3] ?? 0);
  }
  return a + b + (c + d);
}

/** What kernel.wat does, without WebAssembly: for pages whose policy forbids it. The results are the same to the last bit. */
export function createSlowKernel(size: number): Kernel {
  const buffer = new ArrayBuffer(size);
  const bytes = new Int8Array(buffer);
  const floats = new Float32Array(buffer);
  const addresses = new Int32Array(buffer);
  return {
    buffer,
    gather(x, end, column, list) {
      let to = list / 4;
      let offset = column;
      for (let from = x / 4; from < end / 4; from++, offset += 64) {
        const value = floats[from] ?? 0;
        if (value === 0) continue;
        addresses[to] = offset;
        floats[to + 1] = value;
        to += 2;
      }
      return 4 * to;
    },
    gatherBytes(x, end, list) {
      let to = list / 4;
      for (let from = x; from < end; from++) {
        const value = bytes[from] ?? 0;
        if (value === 0) continue;
        addresses[to] = 64 * (from - x);
        floats[to + 1] = value;
        to += 2;
      }
      return 4 * to;
    },
    accumulate(jobs, end, size, stride) {
      for (let job = jobs / 4; job < end / 4; job += JOB_BYTES / 4) {
        const list = (addresses[job] ?? 0) / 4;
        const last = (addresses[job + 1] ?? 0) / 4;
        let weights = (addresses[job + 2] ?? 0) / 4;
        const from = (addresses[job + 3] ?? 0) / 4;
        const to = (addresses[job + 4] ?? 0) / 4;
        if (from !== to) floats.copyWithin(to, from, from + size / 4);
        for (let row = 0; row < size / 4; row += BLOCK, weights += stride / 4)
          addColumns(floats, addresses, list, last, weights, to + row);
      }
    },
    add(from, to, size) {
      for (let i = 0; i < size / 4; i++)
        floats[to / 4 + i] = (floats[to / 4 + i] ?? 0) + (floats[from / 4 + i] ?? 0);
    },
    max(from, to, size) {
      for (let i = 0; i < size / 4; i++)
        floats[to / 4 + i] = Math.max(floats[to / 4 + i] ?? 0, floats[from / 4 + i] ?? 0);
    },
    divide(at, size, divisor) {
      for (let i = at / 4; i < (at + size) / 4; i++) floats[i] = (floats[i] ?? 0) / divisor;
    },
    relu(at, size) {
      for (let i = at / 4; i < (at + size) / 4; i++) floats[i] = Math.max(0, floats[i] ?? 0);
    },
    normRelu(x, size, gain, shift) {
      const count = size / 4;
      const values = floats.subarray(x / 4, x / 4 + count);
      const mean = sumInFours(values, (value) => value) / count;
      const spread = sumInFours(values, (value) => (value - mean) * (value - mean));
      const scale = 1 / Math.sqrt(spread / count + 1e-5);
      for (let i = 0; i < count; i++) {
        const normed = ((values[i] ?? 0) - mean) * scale * (floats[gain / 4 + i] ?? 0);
        values[i] = Math.max(0, normed + (floats[shift / 4 + i] ?? 0));
      }
    },
  };
}
