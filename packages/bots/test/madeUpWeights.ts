import { createRandom, MAX_SEATS, unit } from '@holdup/engine';
import { PLAIN_ACTIONS, SEAT_ACTIONS } from '../src/net/actions.ts';
import { SEAT_COLUMNS, TABLE_COLUMNS } from '../src/net/columns.ts';
import { crc32 } from '../src/net/weightsFile.ts';

const SEAT = 8;
const SMALL = 3;
const TRUNK = 12;
const QUERY = 5;
/** What a net foresees of each seat: whether it wins, shoots, survives. */
const FORECASTS = 3;

/** What a test changes in a weights file before it is read. */
export interface Changes {
  readonly table?: readonly string[];
  readonly seat?: readonly string[];
  readonly plainActions?: readonly string[];
  readonly seatActions?: readonly string[];
  readonly without?: string;
  /** A tensor that the header places one number too far. */
  readonly shifted?: string;
  readonly format?: number;
}

const shapesOf = (
  table: number,
  seat: number,
  plain: number,
  points: number,
): Record<string, readonly number[]> => ({
  'seat1.weight': [SEAT, seat],
  'seat1.bias': [SEAT],
  'table1.weight': [SEAT, table],
  'seat2.weight': [SEAT, 4 * SEAT],
  'seat2.bias': [SEAT],
  'small.weight': [SMALL, SEAT],
  'small.bias': [SMALL],
  'trunkTable.weight': [TRUNK, table],
  'trunkTable.bias': [TRUNK],
  'trunkSeats.weight': [TRUNK, 3 * SEAT + MAX_SEATS * SMALL],
  'norm1.weight': [TRUNK],
  'norm1.bias': [TRUNK],
  'trunk2.weight': [TRUNK, TRUNK],
  'trunk2.bias': [TRUNK],
  'norm2.weight': [TRUNK],
  'norm2.bias': [TRUNK],
  'querySeat.weight': [QUERY, SEAT],
  'querySeat.bias': [QUERY],
  'queryTrunk.weight': [QUERY, TRUNK],
  'point.weight': [points, QUERY],
  'point.bias': [points],
  'plain.weight': [plain, TRUNK],
  'plain.bias': [plain],
});

/** A small net with made-up numbers, the same every time, as a weights file. */
export function madeUpWeights(changes: Changes = {}): Uint8Array {
  const table = changes.table ?? TABLE_COLUMNS.map(({ name }) => name);
  const seat = changes.seat ?? SEAT_COLUMNS.map(({ name }) => name);
  const plainActions = changes.plainActions ?? PLAIN_ACTIONS;
  const seatActions = changes.seatActions ?? SEAT_ACTIONS;
  const random = createRandom('made-up weights');
  const halves: number[] = [];
  const tensors: { name: string; shape: readonly number[]; at: number }[] = [];
  for (const [name, shape] of Object.entries(
    shapesOf(table.length, seat.length, plainActions.length, seatActions.length + FORECASTS),
  )) {
    if (name === changes.without) continue;
    tensors.push({ name, shape, at: halves.length + (name === changes.shifted ? 1 : 0) });
    const size = shape.reduce((product, side) => product * side, 1);
    // Sign, an exponent of −2 to −4 and any fraction: numbers between a sixteenth and a half.
    for (let i = 0; i < size; i++)
      halves.push(Math.floor(unit(random) * 0xc00) + 0x2c00 + (unit(random) < 0.5 ? 0x8000 : 0));
  }
  const data = new Uint8Array(Uint16Array.from(halves).buffer);
  const header = JSON.stringify({
    format: changes.format ?? 1,
    numbers: halves.length,
    checksum: crc32(data),
    table,
    seat,
    plainActions,
    seatActions,
    tensors,
    info: {},
  });
  const bytes = new Uint8Array(12 + header.length + data.length);
  bytes.set([...'HOLDNET1'].map((letter) => letter.charCodeAt(0)));
  new DataView(bytes.buffer).setUint32(8, header.length, true);
  bytes.set(
    [...header].map((letter) => letter.charCodeAt(0)),
    12,
  );
  bytes.set(data, 12 + header.length);
  return bytes;
}
