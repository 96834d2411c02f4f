import {
  ALL_SEATS,
  MAX_SEATS,
  type Match,
  type Seat,
  type Share,
  type View,
  viewOf,
} from '@holdup/engine';
import { INPUTS } from '../src/net/columns.ts';
import { encode } from '../src/net/encode.ts';
import type { LegalActions } from '../src/net/legal.ts';

/**
 * One decision as the trainer reads it: the inputs of the net, what nobody at the table can know (for the critic, which
 * is thrown away after training), and what the trainer needs to keep the books.
 */

/** Of every seat: its hand and its loaded bullet by kind. */
const HIDDEN_COLUMNS = 3 + 3;
const HIDDEN = MAX_SEATS * HIDDEN_COLUMNS;
const META_AT = Math.ceil((INPUTS + HIDDEN) / 8) * 8;
const META = 24;
export const STRIDE = META_AT + META;
export const END = 12;

/** What the trainer must know to read rows. */
export const LAYOUT = { hiddenColumns: HIDDEN_COLUMNS, metaAt: META_AT, stride: STRIDE, end: END };

/** What every seat hides, by seat; and who has loaded a shot, as a bit mask. */
export interface Hidden {
  readonly seats: Int8Array;
  shots: number;
}

export const createHidden = (): Hidden => ({ seats: new Int8Array(HIDDEN), shots: 0 });

export function readHidden(hidden: Hidden, match: Match, count: number): void {
  const { seats } = hidden;
  seats.fill(0);
  hidden.shots = 0;
  for (const seat of ALL_SEATS) {
    const own = seat < count ? viewOf(match, seat).own : null;
    if (own === null) continue;
    const at = seat * HIDDEN_COLUMNS;
    seats[at] = own.hand.click ?? 0;
    seats[at + 1] = own.hand.bang ?? 0;
    seats[at + 2] = own.hand.bang3 ?? 0;
    const { bullet } = own;
    if (bullet !== null) {
      seats[at + (bullet === 'click' ? 3 : bullet === 'bang' ? 4 : 5)] = 1;
      if (bullet !== 'click') hidden.shots |= 1 << seat;
    }
  }
}

/** Where rows are written to before they are handed over. */
export interface RowBuffer {
  readonly bytes: Int8Array;
  readonly data: DataView;
  rows: number;
}

export function createRowBuffer(rows: number): RowBuffer {
  const buffer = new ArrayBuffer(rows * STRIDE);
  return { bytes: new Int8Array(buffer), data: new DataView(buffer), rows: 0 };
}

interface RowOwner {
  readonly seat: Seat;
  readonly env: number;
  readonly seats: number;
  readonly player: number;
  readonly kind: number;
  readonly decision: number;
}

/** A bit mask of the legal actions among the 32 that begin at `from`. */
function packActions({ actions }: LegalActions, from: number): number {
  let bits = 0;
  for (const action of actions)
    if (action >= from && action < from + 32) bits |= 1 << (action - from);
  return bits;
}

export function writeRow(
  to: RowBuffer,
  view: View,
  first: Share | null,
  legal: LegalActions,
  hidden: Hidden,
  owner: RowOwner,
): void {
  const at = to.rows * STRIDE;
  const me = owner.seat;
  const { seats } = owner;
  encode(view, first, to.bytes, at);
  let shots = 0;
  for (let away = 0; away < MAX_SEATS; away++) {
    const into = at + INPUTS + away * HIDDEN_COLUMNS;
    const seat = (me + away) % seats;
    if (away < seats && (hidden.shots >> seat) & 1) shots |= 1 << away;
    for (let i = 0; i < HIDDEN_COLUMNS; i++)
      to.bytes[into + i] = away < seats ? (hidden.seats[seat * HIDDEN_COLUMNS + i] ?? 0) : 0;
  }
  const meta = at + META_AT;
  to.data.setUint32(meta, packActions(legal, 0), true);
  to.data.setUint32(meta + 4, packActions(legal, 32), true);
  to.data.setUint32(meta + 8, owner.env, true);
  to.bytes[meta + 12] = me;
  to.bytes[meta + 13] = seats;
  to.bytes[meta + 14] = owner.player;
  to.bytes[meta + 15] = owner.decision;
  to.bytes[meta + 16] = shots;
  to.bytes[meta + 17] = owner.kind;
  to.rows++;
}
