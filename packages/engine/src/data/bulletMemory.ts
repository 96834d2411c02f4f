import {
  ANY_BULLET,
  BURIED,
  type BulletRecord,
  PASSED,
  PLAYED,
  packBullet,
  REGAINED,
  SEARCHED,
  unpackBullet,
} from '../core/memory.ts';
import { BULLETS, type Bullet, bulletCode } from '../core/names.ts';
import type { Seat } from '../core/seats.ts';
import { maskOf, roundNumber, seatBelow } from './cards.ts';
import { memoizeByNumber } from './memoizeByNumber.ts';
import { flag, kindOf, listOf, oneOf, type Reader, readFields } from './reader.ts';

/** What everybody saw of a bullet that moved. */
export type BulletMemory =
  | {
      readonly kind: 'played';
      readonly round: number;
      readonly seat: Seat;
      readonly faceUp: boolean;
      readonly possible: readonly Bullet[];
    }
  | { readonly kind: 'passed'; readonly round: number; readonly from: Seat; readonly to: Seat }
  | {
      readonly kind: 'regained';
      readonly round: number;
      readonly seat: Seat;
      readonly from: 'faceUp' | 'faceDown';
    }
  | {
      readonly kind: 'searched';
      readonly round: number;
      readonly seat: Seat;
      readonly found: boolean;
    }
  | { readonly kind: 'buried'; readonly round: number; readonly seat: Seat };

export const bulletMemory = memoizeByNumber((packed: number): BulletMemory => {
  const { kind, round, seat, other, possible, open } = unpackBullet(packed);
  switch (kind) {
    case PLAYED:
      return {
        kind: 'played',
        round,
        seat,
        faceUp: open,
        possible: BULLETS.filter((_, code) => (possible >> code) & 1),
      };
    case PASSED:
      return { kind: 'passed', round, from: seat, to: other };
    case REGAINED:
      return { kind: 'regained', round, seat, from: open ? 'faceUp' : 'faceDown' };
    case SEARCHED:
      return { kind: 'searched', round, seat, found: open };
    case BURIED:
      return { kind: 'buried', round, seat };
  }
});

/** What a record has where its kind leaves it open. */
const REST = { other: 0, possible: 0, open: false } as const;

const KINDS = ['played', 'passed', 'regained', 'searched', 'buried'] as const;

function readRecord(value: unknown, place: string, seat: Reader<Seat>): BulletRecord {
  const kind = kindOf(value, place, KINDS);
  const common = { kind: oneOf(KINDS), round: roundNumber };
  switch (kind) {
    case 'played': {
      const read = readFields(value, place, {
        ...common,
        seat,
        faceUp: flag,
        possible: listOf(oneOf(BULLETS), 1, BULLETS.length),
      });
      const possible = maskOf(read.possible.map(bulletCode));
      return {
        ...REST,
        kind: PLAYED,
        round: read.round,
        seat: read.seat,
        possible,
        open: read.faceUp,
      };
    }
    case 'passed': {
      const { round, from, to } = readFields(value, place, { ...common, from: seat, to: seat });
      return { kind: PASSED, round, seat: from, other: to, possible: ANY_BULLET, open: false };
    }
    case 'regained': {
      const read = readFields(value, place, {
        ...common,
        seat,
        from: oneOf(['faceUp', 'faceDown']),
      });
      return {
        ...REST,
        kind: REGAINED,
        round: read.round,
        seat: read.seat,
        open: read.from === 'faceUp',
      };
    }
    case 'searched': {
      const read = readFields(value, place, { ...common, seat, found: flag });
      return { ...REST, kind: SEARCHED, round: read.round, seat: read.seat, open: read.found };
    }
    case 'buried': {
      const read = readFields(value, place, { ...common, seat });
      return { ...REST, kind: BURIED, round: read.round, seat: read.seat };
    }
  }
}

/** Reads back what bulletMemory made, as the packed record. */
export const readBulletMemory =
  (seats: number): Reader<number> =>
  (value, place) =>
    packBullet(readRecord(value, place, seatBelow(seats)));
