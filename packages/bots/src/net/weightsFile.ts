import { PLAIN_ACTIONS, SEAT_ACTIONS } from './actions.ts';
import { SEAT_COLUMNS, TABLE_COLUMNS } from './columns.ts';

/**
 * The file of a trained net: eight bytes of magic, the length of the header (uint32), the header
 * as JSON, then all numbers as float16, little-endian. The header names inputs, actions and tensors
 * and has a checksum of the numbers.
 */

const MAGIC = 'HOLDNET1';
const HEADER_AT = MAGIC.length + 4;
const FORMAT = 1;

/** A weights file that can't be used. The message is one line for users. */
export class WeightsError extends Error {
  override readonly name = 'WeightsError';
}

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly at: number;
}

interface Header {
  readonly numbers: number;
  readonly checksum: number;
  readonly table: readonly string[];
  readonly seat: readonly string[];
  readonly plainActions: readonly string[];
  readonly seatActions: readonly string[];
  readonly tensors: readonly Tensor[];
  readonly info: Readonly<Record<string, unknown>>;
}

export interface Weights {
  /** Names of the inputs the net was trained with. */
  readonly table: readonly string[];
  readonly seat: readonly string[];
  /** Names of the actions it was trained with: those that point at no seat, and those that do. */
  readonly plainActions: readonly string[];
  readonly seatActions: readonly string[];
  /** How the net was trained, as a note for readers. */
  readonly info: Readonly<Record<string, unknown>>;
  tensor(name: string, ...shape: readonly (number | null)[]): Float32Array;
  shapeOf(name: string): readonly number[];
}

/** What to do about it. */
const REMEDY = 'fetch it again or train one (packages/bots/training/README.md)';

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Decodes an IEEE 754 half-precision number. */
function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const isListOf = (value: unknown, is: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

const isText = (value: unknown): boolean => typeof value === 'string';

function isTensor(value: unknown): boolean {
  const fields = fieldsOf(value);
  return (
    isText(fields.get('name')) &&
    isListOf(fields.get('shape'), Number.isInteger) &&
    Number.isInteger(fields.get('at'))
  );
}

function isHeader(value: unknown): value is Header {
  const fields = fieldsOf(value);
  return (
    Number.isInteger(fields.get('numbers')) &&
    Number.isInteger(fields.get('checksum')) &&
    ['table', 'seat', 'plainActions', 'seatActions'].every((names) =>
      isListOf(fields.get(names), isText),
    ) &&
    isListOf(fields.get('tensors'), isTensor)
  );
}

const sizeOf = ({ shape }: Tensor): number => shape.reduce((product, side) => product * side, 1);

/** Whether the tensors follow each other without gaps, to the end of the file. */
function fillFile({ tensors, numbers }: Header): boolean {
  let end = 0;
  for (const tensor of tensors) {
    if (tensor.at !== end) return false;
    end += sizeOf(tensor);
  }
  return end === numbers;
}

/** Headers are ASCII; a text decoder is not part of the language. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function readHeader(bytes: Uint8Array): { header: Header; dataAt: number } {
  if (bytes.length < HEADER_AT || textOf(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    throw new WeightsError(`this is not a weights file of a Hold-Up net: ${REMEDY}`);
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  const dataAt = HEADER_AT + length;
  let header: unknown = null;
  try {
    header = JSON.parse(textOf(bytes.subarray(HEADER_AT, dataAt)));
  } catch {
    // Reported below, like every other unreadable header.
  }
  const format = fieldsOf(header).get('format');
  if (Number.isInteger(format) && format !== FORMAT)
    throw new WeightsError(`the weights file has format ${format}, not ${FORMAT}: ${REMEDY}`);
  if (format !== FORMAT || !isHeader(header) || !fillFile(header))
    throw new WeightsError(`the weights file is truncated or damaged: ${REMEDY}`);
  return { header, dataAt };
}

function checkNames(header: Header): void {
  const known = (names: readonly string[], all: readonly string[], what: string): void => {
    const strange = names.find((name) => !all.includes(name));
    if (strange !== undefined)
      throw new WeightsError(
        `the weights file has an unknown ${what} ${JSON.stringify(strange)}: ${REMEDY}`,
      );
  };
  const tableNames = TABLE_COLUMNS.map(({ name }) => name);
  const seatNames = SEAT_COLUMNS.map(({ name }) => name);
  known(header.table, tableNames, 'input');
  known(header.seat, seatNames, 'input');
  known(header.plainActions, PLAIN_ACTIONS, 'action');
  known(header.seatActions, SEAT_ACTIONS, 'action');
}

/** Reads a weights file; throws a WeightsError that says what is wrong with it. */
export function readWeights(bytes: Uint8Array): Weights {
  const { header, dataAt } = readHeader(bytes);
  const data = bytes.subarray(dataAt);
  if (data.length !== 2 * header.numbers)
    throw new WeightsError(
      `the weights file has ${data.length} bytes of numbers instead of ${2 * header.numbers}: ${REMEDY}`,
    );
  if (crc32(data) !== header.checksum)
    throw new WeightsError(`the weights file is damaged (its checksum is wrong): ${REMEDY}`);
  checkNames(header);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const find = (name: string): Tensor => {
    const tensor = header.tensors.find((each) => each.name === name);
    if (tensor === undefined) throw new WeightsError(`the weights file lacks "${name}": ${REMEDY}`);
    return tensor;
  };
  return {
    table: header.table,
    seat: header.seat,
    plainActions: header.plainActions,
    seatActions: header.seatActions,
    info: header.info,
    shapeOf: (name) => find(name).shape,
    tensor(name, ...shape) {
      const tensor = find(name);
      const fits =
        tensor.shape.length === shape.length &&
        shape.every((size, i) => size === null || size === tensor.shape[i]);
      if (!fits)
        throw new WeightsError(`"${name}" in the weights file has the wrong shape: ${REMEDY}`);
      return Float32Array.from({ length: sizeOf(tensor) }, (_, i) =>
        fromHalf(view.getUint16(2 * (tensor.at + i), true)),
      );
    },
  };
}
