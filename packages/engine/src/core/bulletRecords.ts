import { entryAt } from './codes.ts';
import type { BulletCode } from './names.ts';
import { only, type Seat, type SeatSet, seatInBits } from './seats.ts';
import { type MutableMatch, seatStateOf } from './state.ts';
import { extend } from './trail.ts';

/**
 * What a table with perfect memory knows of bullets: every one that moved, in order. A record
 * contains what everybody saw; what only some seats know is in the trails of their own
 * compartments, one entry per open record. Each record is packed into one number, since a match
 * keeps them all and copies must stay cheap.
 */

/** `seat` put a bullet on the discard. `possible` is a bit mask of what it can have been, as known to everybody. */
export const PLAYED = 0;
/** A bullet of `seat` went to `other`, unseen (the Hustler's draw and the bullet given for it). */
export const PASSED = 1;
/** `seat` took a bang from the discard. */
export const REGAINED = 2;
/** The face-down discard was searched for a bang. */
export const SEARCHED = 3;
/** The hand of `seat` left the game. */
export const BURIED = 4;

export interface BulletRecord {
  readonly kind: 0 | 1 | 2 | 3 | 4;
  readonly round: number;
  readonly seat: Seat;
  readonly other: Seat;
  readonly possible: number;
  /** PLAYED: lies face-up. REGAINED: came from the face-up cards. SEARCHED: a bang was found. */
  readonly open: boolean;
}

export const ANY_BULLET = 7;
export const onlyBullet = (bullet: BulletCode): number => 1 << bullet;

const packBulletOf = (
  kind: BulletRecord['kind'],
  round: number,
  seat: Seat,
  other: Seat,
  possible: number,
  open: boolean,
): number =>
  kind | (seat << 3) | (other << 6) | (possible << 9) | ((open ? 1 : 0) << 12) | (round << 13);

export const packBullet = (r: BulletRecord): number =>
  packBulletOf(r.kind, r.round, r.seat, r.other, r.possible, r.open);

const BULLET_RECORDS = [PLAYED, PASSED, REGAINED, SEARCHED, BURIED] as const;

export const unpackBullet = (value: number): BulletRecord => ({
  kind: entryAt(BULLET_RECORDS, value & 7),
  round: value >> 13,
  seat: seatInBits(value >> 3),
  other: seatInBits(value >> 6),
  possible: (value >> 9) & 7,
  open: ((value >> 12) & 1) === 1,
});

/**
 * the seats that keep a private entry of a record, because it does not show the table which
 * bullet it was; none if everybody knows it.
 */
export function bulletRecordWitnesses({ kind, open, seat, other }: BulletRecord): SeatSet {
  if (kind === PASSED) return only(seat) | only(other);
  return kind === PLAYED && !open ? only(seat) : 0;
}

function recordBullet(
  match: MutableMatch,
  kind: BulletRecord['kind'],
  seat: Seat,
  other: Seat,
  possible: number,
  open: boolean,
): void {
  const { publicState } = match;
  const packed = packBulletOf(kind, publicState.round, seat, other, possible, open);
  publicState.bulletTrail = extend(publicState.bulletTrail, packed);
}

export const rememberFaceUp = (match: MutableMatch, seat: Seat, bullet: BulletCode): void =>
  recordBullet(match, PLAYED, seat, 0, onlyBullet(bullet), true);

/** A seat remembers a bullet that the table did not see. */
function keepBullet(match: MutableMatch, seat: Seat, bullet: BulletCode): void {
  const own = seatStateOf(match, seat);
  own.bulletTrail = extend(own.bulletTrail, bullet);
}

export function rememberFaceDown(
  match: MutableMatch,
  seat: Seat,
  bullet: BulletCode,
  possible: number,
): void {
  recordBullet(match, PLAYED, seat, 0, possible, false);
  keepBullet(match, seat, bullet);
}

export function rememberPassed(
  match: MutableMatch,
  from: Seat,
  to: Seat,
  bullet: BulletCode,
): void {
  recordBullet(match, PASSED, from, to, ANY_BULLET, false);
  keepBullet(match, from, bullet);
  keepBullet(match, to, bullet);
}

export const rememberRegained = (match: MutableMatch, seat: Seat, faceUp: boolean): void =>
  recordBullet(match, REGAINED, seat, 0, 0, faceUp);

export const rememberSearch = (match: MutableMatch, seat: Seat, found: boolean): void =>
  recordBullet(match, SEARCHED, seat, 0, 0, found);

export const rememberBuriedHand = (match: MutableMatch, seat: Seat): void =>
  recordBullet(match, BURIED, seat, 0, 0, false);
