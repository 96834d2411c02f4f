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
} from '../core/bulletRecords.ts';
import { maskOf } from '../core/codes.ts';
import { BULLETS, type Bullet, bulletCode } from '../core/names.ts';
import { only, type Seat, type SeatSet } from '../core/seats.ts';
import { roundNumber, seatBelow } from './cards.ts';
import { memoizeByNumber } from './memoizeByNumber.ts';
import {
  anything,
  flag,
  kindOf,
  listOf,
  oneOf,
  type Path,
  type Reader,
  readFields,
} from './reader.ts';

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

/** the seats that know a bullet which the others don't know; none if everybody knows it. */
export function bulletWitnesses(memory: BulletMemory): SeatSet {
  switch (memory.kind) {
    case 'played':
      return memory.faceUp ? 0 : only(memory.seat);
    case 'passed':
      return only(memory.from) | only(memory.to);
    case 'regained':
    case 'searched':
    case 'buried':
      return 0;
  }
}

/** The default values of fields that a kind of record does not have. */
const REST = { other: 0, possible: 0, open: false } as const;

const KINDS = ['played', 'passed', 'regained', 'searched', 'buried'] as const;

/** The fields of each kind of record. */
const readersFor = (seat: Reader<Seat>) => {
  const common = { kind: anything, round: roundNumber };
  return {
    played: {
      ...common,
      seat,
      faceUp: flag,
      possible: listOf(oneOf(BULLETS), 1, BULLETS.length),
    },
    passed: { ...common, from: seat, to: seat },
    regained: { ...common, seat, from: oneOf(['faceUp', 'faceDown']) },
    searched: { ...common, seat, found: flag },
    buried: { ...common, seat },
  } as const;
};

function readRecord(
  value: unknown,
  path: Path,
  readers: ReturnType<typeof readersFor>,
): BulletRecord {
  const kind = kindOf(value, path, KINDS);
  switch (kind) {
    case 'played': {
      const { round, seat, faceUp, possible } = readFields(value, path, readers.played);
      const mask = maskOf(possible.map(bulletCode));
      return { kind: PLAYED, round, seat, other: 0, possible: mask, open: faceUp };
    }
    case 'passed': {
      const { round, from, to } = readFields(value, path, readers.passed);
      return { kind: PASSED, round, seat: from, other: to, possible: ANY_BULLET, open: false };
    }
    case 'regained': {
      const { round, seat, from } = readFields(value, path, readers.regained);
      return { ...REST, kind: REGAINED, round, seat, open: from === 'faceUp' };
    }
    case 'searched': {
      const { round, seat, found } = readFields(value, path, readers.searched);
      return { ...REST, kind: SEARCHED, round, seat, open: found };
    }
    case 'buried': {
      const { round, seat } = readFields(value, path, readers.buried);
      return { ...REST, kind: BURIED, round, seat };
    }
  }
}

/** Reads back what bulletMemory made, as the packed record. */
export const readBulletMemory = (seats: number): Reader<number> => {
  const readers = readersFor(seatBelow(seats));
  return (value, path) => packBullet(readRecord(value, path, readers));
};
