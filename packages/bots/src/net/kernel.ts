import { createSlowKernel } from './slowKernel.ts';

/** kernel.wat, assembled. */
const MODULE = [
  '0061736d0100000001210560047f7f7f7f017f60047f7f7f7f0060037f7f7f0060037f7f7d0060027f7f00020f01036e',
  '6574066d656d6f727902000103080700010202030401073e070667617468657200000a616363756d756c617465000103',
  '6164640002036d617800030664697669646500040472656c750005086e6f726d52656c7500060adf05074001017d0340',
  '20032002360200200320002a020022043802042003200443000000005c4103746a2103200241c0006a2102200041046a',
  '22002001490d000b20030b830202077f057b03402000210403402004280200210720042802042108200428020820056a',
  '21092009fd000400210c2009fd000410210d2009fd000420210e2009fd000430210f2007200849044003402007280200',
  '20066a210a2007fd090204210b200c200afd000400200bfde601fde401210c200d200afd000410200bfde601fde40121',
  '0d200e200afd000420200bfde601fde401210e200f200afd000430200bfde601fde401210f200741086a22072008490d',
  '000b0b200428020c20056a21092009200cfd0b04002009200dfd0b04102009200efd0b04202009200ffd0b0430200441',
  '106a22042001490d000b200620036a2106200541c0006a22052002490d000b0b3601017f200120026a21030340200120',
  '01fd0004002000fd000400fde401fd0b0400200041106a2100200141106a22012003490d000b0b3601017f200120026a',
  '2103034020012001fd0004002000fd000400fde901fd0b0400200041106a2100200141106a22012003490d000b0b2d01',
  '017f200020016a2103034020002000fd0004002002fd13fde701fd0b0400200041106a22002003490d000b0b3001017f',
  '200020016a2102034020002000fd0004004300000000fd13fde901fd0b0400200041106a22002002490d000b0bc90102',
  '027f047c200020016a21052001410276b82106200021040340200720042a0200bba02107200441046a22042005490d00',
  '0b20072006a3210720002104034020042a0200bb2007a12109200820092009a2a02108200441046a22042005490d000b',
  '44000000000000f03f20082006a344f168e388b5f8e43ea09fa32108200021040340200444000000000000000020042a',
  '0200bb2007a12008a220022a0200bba220032a0200bba0a5b6380200200241046a2102200341046a2103200441046a22',
  '042005490d000b0b',
].join('');

/** Numbers that are added up at once: vectors and columns of weights are padded with zeros to whole blocks. */
export const BLOCK = 16;
/** One column to add: the address of its weights (int32), and what they are multiplied with (float32). */
export const ENTRY_BYTES = 8;
/** One sum: the addresses of its list of columns, of the list's end, of the vector to begin with and of the result. */
export const JOB_BYTES = 16;

/** The vector arithmetic of the net. Addresses and sizes are in bytes; kernel.wat says what each function does. */
export interface Kernel {
  readonly buffer: ArrayBuffer;
  gather(x: number, end: number, column: number, list: number): number;
  accumulate(jobs: number, end: number, bytes: number, stride: number): void;
  add(from: number, to: number, bytes: number): void;
  max(from: number, to: number, bytes: number): void;
  divide(at: number, bytes: number, divisor: number): void;
  relu(at: number, bytes: number): void;
  normRelu(x: number, bytes: number, gain: number, shift: number): void;
}

/** The part of WebAssembly that is used here: the language's library does not list it. */
interface WebAssemblyLike {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: Omit<Kernel, 'buffer'> };
}

const PAGE_BYTES = 65_536;

const moduleBytes = (): Uint8Array =>
  Uint8Array.from({ length: MODULE.length / 2 }, (_, i) =>
    Number.parseInt(MODULE.slice(2 * i, 2 * i + 2), 16),
  );

/** Where WebAssembly, or the part of it used here, is missing or forbidden, sums take longer and are the same. */
export function createKernel(bytes: number): Kernel {
  const { WebAssembly }: { WebAssembly?: WebAssemblyLike } = globalThis as never;
  if (WebAssembly === undefined) return createSlowKernel(bytes);
  try {
    const module = new WebAssembly.Module(moduleBytes());
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
    const { exports } = new WebAssembly.Instance(module, { net: { memory } });
    return { buffer: memory.buffer, ...exports };
  } catch {
    return createSlowKernel(bytes);
  }
}
