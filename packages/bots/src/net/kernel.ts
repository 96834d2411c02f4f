import { createSlowKernel } from './slowKernel.ts';

/** kernel.wat, assembled. */
const MODULE = [
  '0061736d0100000001270660047f7f7f7f017f60047f7f7f7f0060037f7f7f0060037f7f7d0060027f7f0060027b7b01',
  '7c020f01036e6574066d656d6f72790200010309080001020203040105073e070667617468657200000a616363756d75',
  '6c6174650001036164640002036d617800030664697669646500040472656c750005086e6f726d52656c7500060aab07',
  '084001017d034020032002360200200320002a020022043802042003200443000000005c4103746a2103200241c0006a',
  '2102200041046a22002001490d000b20030b830202077f057b0340200021040340200428020021072004280204210820',
  '0428020820056a21092009fd000400210c2009fd000410210d2009fd000420210e2009fd000430210f20072008490440',
  '0340200728020020066a210a2007fd090204210b200c200afd000400200bfde601fde401210c200d200afd000410200b',
  'fde601fde401210d200e200afd000420200bfde601fde401210e200f200afd000430200bfde601fde401210f20074108',
  '6a22072008490d000b0b200428020c20056a21092009200cfd0b04002009200dfd0b04102009200efd0b04202009200f',
  'fd0b0430200441106a22042001490d000b200620036a2106200541c0006a22052002490d000b0b3601017f200120026a',
  '2103034020012001fd0004002000fd000400fde401fd0b0400200041106a2100200141106a22012003490d000b0b3601',
  '017f200120026a2103034020012001fd0004002000fd000400fde901fd0b0400200041106a2100200141106a22012003',
  '490d000b0b2d01017f200020016a2103034020002000fd0004002002fd13fde701fd0b0400200041106a22002003490d',
  '000b0b3001017f200020016a2102034020002000fd0004004300000000fd13fde901fd0b0400200041106a2200200249',
  '0d000b0bfb0203027f017c057b200020016a21052001410276b821062000210403402004fd000400210720082007fd5f',
  'fdf0012108200920072007fd0d08090a0b0c0d0e0f0000000000000000fd5ffdf0012109200441106a22042005490d00',
  '0b2008200910072006a3fd14210afd0c000000000000000000000000000000002108fd0c000000000000000000000000',
  '0000000021092000210403402004fd00040021072007fd5f200afdf101210b2008200b200bfdf201fdf0012108200720',
  '07fd0d08090a0b0c0d0e0f0000000000000000fd5f200afdf101210b2009200b200bfdf201fdf0012109200441106a22',
  '042005490d000b44000000000000f03f2008200910072006a344f168e388b5f8e43ea09fa3fd14210b20002104034020',
  '04fd0c000000000000000000000000000000002004fd5d0300fd5f200afdf101200bfdf2012002fd5d0300fd5ffdf201',
  '2003fd5d0300fd5ffdf001fdf501fd5efd5b030000200241086a2102200341086a2103200441086a22042005490d000b',
  '0b19002000fd21002000fd2101a02001fd21002001fd2101a0a00b',
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
