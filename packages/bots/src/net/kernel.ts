/**
 * Adds columns of weights to sums, sixteen rows at a time, in WebAssembly. Every row is summed in the order of the
 * columns in single precision, so the result is the same on every machine, and the same as in `createSlowKernel`. From
 *
 *   (func (export "accumulate") (param $list i32) (param $end i32) (param $sums i32) (param $bytes i32)
 *     (local $entry i32) (local $row i32) (local $column i32) (local $x v128)
 *     (local $a v128) (local $b v128) (local $c v128) (local $d v128)
 *     (loop $rows
 *       (local.set $a (v128.load (local.get $sums)))          ;; $b, $c, $d: offset=16, 32, 48
 *       (local.set $entry (local.get $list))
 *       (loop $columns
 *         (local.set $column (i32.add (i32.load (local.get $entry)) (local.get $row)))
 *         (local.set $x (v128.load32_splat offset=4 (local.get $entry)))
 *         (local.set $a (f32x4.add (local.get $a) (f32x4.mul (v128.load (local.get $column)) (local.get $x)))) ;; …
 *         (br_if $columns (i32.lt_u (local.tee $entry (i32.add (local.get $entry) (i32.const 8))) (local.get $end))))
 *       (v128.store (local.get $sums) (local.get $a))         ;; …
 *       (local.set $sums (i32.add (local.get $sums) (i32.const 64)))
 *       (br_if $rows (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 64))) (local.get $bytes)))))
 */
const MODULE = [
  '0061736d0100000001080160047f7f7f7f00020f01036e6574066d656d6f727902000103020100070e010a616363756d',
  '756c61746500000ace0101cb0102037f057b03402002fd00000021082002fd00001021092002fd000020210a2002fd00',
  '0030210b200021040340200428020020056a21062004fd090204210720082006fd0000002007fde601fde40121082009',
  '2006fd0000102007fde601fde4012109200a2006fd0000202007fde601fde401210a200b2006fd0000302007fde601fd',
  'e401210b200441086a22042001490d000b20022008fd0b000020022009fd0b00102002200afd0b00202002200bfd0b00',
  '30200241c0006a2102200541c0006a22052003490d000b0b',
].join('');

/** One column to add: where its weights begin, in bytes (int32), and what they are multiplied with (float32). */
export const ENTRY_BYTES = 8;

/** Adds the columns in the list from `list` to `end` to `bytes` bytes of sums. All are addresses in the memory. */
export type Accumulate = (list: number, end: number, sums: number, bytes: number) => void;

/** The part of WebAssembly that is used here: the language's library does not list it. */
interface WebAssemblyLike {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: { readonly accumulate: Accumulate } };
}

const PAGE_BYTES = 65_536;

const moduleBytes = (): Uint8Array =>
  Uint8Array.from({ length: MODULE.length / 2 }, (_, i) =>
    Number.parseInt(MODULE.slice(2 * i, 2 * i + 2), 16),
  );

export interface Kernel {
  readonly buffer: ArrayBuffer;
  readonly accumulate: Accumulate;
}

/** The same sums without WebAssembly: for pages whose policy forbids it. Four columns at a time save memory traffic. */
export function createSlowKernel(bytes: number): Kernel {
  const buffer = new ArrayBuffer(bytes);
  const floats = new Float32Array(buffer);
  const addresses = new Int32Array(buffer);
  const { fround } = Math;
  return {
    buffer,
    accumulate(list, end, sums, size) {
      const rows = size / 4;
      const to = sums / 4;
      const last = end / 4;
      let entry = list / 4;
      for (; entry + 8 <= last; entry += 8) {
        const a = (addresses[entry] ?? 0) / 4;
        const b = (addresses[entry + 2] ?? 0) / 4;
        const c = (addresses[entry + 4] ?? 0) / 4;
        const d = (addresses[entry + 6] ?? 0) / 4;
        const x = floats[entry + 1] ?? 0;
        const y = floats[entry + 3] ?? 0;
        const z = floats[entry + 5] ?? 0;
        const w = floats[entry + 7] ?? 0;
        for (let row = 0; row < rows; row++) {
          let sum = floats[to + row] ?? 0;
          sum = fround(sum + fround((floats[a + row] ?? 0) * x));
          sum = fround(sum + fround((floats[b + row] ?? 0) * y));
          sum = fround(sum + fround((floats[c + row] ?? 0) * z));
          floats[to + row] = fround(sum + fround((floats[d + row] ?? 0) * w));
        }
      }
      for (; entry < last; entry += 2) {
        const a = (addresses[entry] ?? 0) / 4;
        const x = floats[entry + 1] ?? 0;
        for (let row = 0; row < rows; row++)
          floats[to + row] = (floats[to + row] ?? 0) + fround((floats[a + row] ?? 0) * x);
      }
    },
  };
}

/** Where WebAssembly, or the part of it used here, is missing or forbidden, sums take longer and are the same. */
export function createKernel(bytes: number): Kernel {
  const { WebAssembly }: { WebAssembly?: WebAssemblyLike } = globalThis as never;
  if (WebAssembly === undefined) return createSlowKernel(bytes);
  try {
    const module = new WebAssembly.Module(moduleBytes());
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
    const { exports } = new WebAssembly.Instance(module, { net: { memory } });
    return { buffer: memory.buffer, accumulate: exports.accumulate };
  } catch {
    return createSlowKernel(bytes);
  }
}
