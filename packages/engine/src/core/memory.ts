import { entryAt } from './codes.ts';
import { LOOT_CODES, type LootCode } from './lootCards.ts';
import type { BulletCode } from './names.ts';
import { ALL_SEATS, type Seat } from './seats.ts';
import { type MutableMatch, seatStateOf } from './state.ts';
import { extend } from './trail.ts';

/**
 * What a table with perfect memory knows: every bullet and loot card that moved, in order. A record
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

const seatAt = (bits: number): Seat => entryAt(ALL_SEATS, bits & 7);
const BULLET_RECORDS = [PLAYED, PASSED, REGAINED, SEARCHED, BURIED] as const;

export const unpackBullet = (value: number): BulletRecord => ({
  kind: entryAt(BULLET_RECORDS, value & 7),
  round: value >> 13,
  seat: seatAt(value >> 3),
  other: seatAt(value >> 6),
  possible: (value >> 9) & 7,
  open: ((value >> 12) & 1) === 1,
});

/** Whether a record does not show the table which bullet it was, so that the seats involved keep private entries. */
export const isSecretBullet = (r: BulletRecord): boolean =>
  (r.kind === PLAYED && !r.open) || r.kind === PASSED;
export const knowsBullet = (r: BulletRecord, seat: Seat): boolean =>
  r.seat === seat || (r.kind === PASSED && r.other === seat);

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

/** `seat` took `card` in the open. */
export const TOOK = 0;
/** A card of `seat` went to `other`. */
export const STOLEN = 1;
/** `seat` put `card` into the later piles in exchange for `drawn`. */
export const TRADED = 2;
/** `seat` gave `card` to `other` in exchange for `drawn`. */
export const SWAPPED = 3;
/** The loot of `seat` left the game. */
export const LOST = 4;

export const UNKNOWN_CARD = 15;
export type KnownCard = LootCode | typeof UNKNOWN_CARD;

export interface LootRecord {
  readonly kind: 0 | 1 | 2 | 3 | 4;
  readonly round: number;
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: KnownCard;
  readonly drawn: KnownCard;
  /** TRADED: the cards that could be drawn, as known to everybody, as a bit mask. */
  readonly possible: number;
}

const packLootOf = (
  kind: LootRecord['kind'],
  round: number,
  seat: Seat,
  other: Seat,
  card: KnownCard,
  drawn: KnownCard,
  possible: number,
): number =>
  kind |
  (seat << 3) |
  (other << 6) |
  (card << 9) |
  (drawn << 13) |
  (round << 17) |
  (possible << 21);

export const packLoot = (r: LootRecord): number =>
  packLootOf(r.kind, r.round, r.seat, r.other, r.card, r.drawn, r.possible);

const cardAt = (bits: number): KnownCard => LOOT_CODES[bits & 15] ?? UNKNOWN_CARD;
const LOOT_RECORDS = [TOOK, STOLEN, TRADED, SWAPPED, LOST] as const;

export const unpackLoot = (value: number): LootRecord => ({
  kind: entryAt(LOOT_RECORDS, value & 7),
  round: (value >> 17) & 15,
  seat: seatAt(value >> 3),
  other: seatAt(value >> 6),
  possible: value >>> 21,
  card: cardAt(value >> 9),
  drawn: cardAt(value >> 13),
});

/** Whether a record does not show the table a card, so that the seats involved keep private entries. */
export const isSecretLoot = (r: LootRecord): boolean =>
  (r.kind === STOLEN && r.card === UNKNOWN_CARD) ||
  ((r.kind === TRADED || r.kind === SWAPPED) && r.drawn === UNKNOWN_CARD);
export const knowsLoot = (r: LootRecord, seat: Seat): boolean =>
  r.seat === seat || (r.kind !== TRADED && r.other === seat);

function recordLoot(
  match: MutableMatch,
  kind: LootRecord['kind'],
  seat: Seat,
  other: Seat,
  card: KnownCard,
  drawn: KnownCard,
  possible = 0,
): void {
  const { publicState } = match;
  const packed = packLootOf(kind, publicState.round, seat, other, card, drawn, possible);
  publicState.lootTrail = extend(publicState.lootTrail, packed);
}

/** A seat remembers a card that the table did not see. */
function keepLoot(match: MutableMatch, seat: Seat, card: LootCode): void {
  const own = seatStateOf(match, seat);
  own.lootTrail = extend(own.lootTrail, card);
}

export const rememberTaken = (match: MutableMatch, seat: Seat, card: LootCode): void =>
  recordLoot(match, TOOK, seat, 0, card, UNKNOWN_CARD);

export function rememberStolen(match: MutableMatch, from: Seat, to: Seat, card: LootCode): void {
  const open = match.rules.options.openLoot;
  recordLoot(match, STOLEN, from, to, open ? card : UNKNOWN_CARD, UNKNOWN_CARD);
  if (open) return;
  keepLoot(match, from, card);
  keepLoot(match, to, card);
}

export function rememberTraded(
  match: MutableMatch,
  seat: Seat,
  gave: LootCode,
  drawn: LootCode,
  open: boolean,
  possible: number,
): void {
  recordLoot(match, TRADED, seat, 0, gave, open ? drawn : UNKNOWN_CARD, possible);
  if (!open) keepLoot(match, seat, drawn);
}

export function rememberSwapped(
  match: MutableMatch,
  seat: Seat,
  other: Seat,
  gave: LootCode,
  drawn: LootCode,
): void {
  const open = match.rules.options.openLoot;
  recordLoot(match, SWAPPED, seat, other, gave, open ? drawn : UNKNOWN_CARD);
  if (open) return;
  keepLoot(match, seat, drawn);
  keepLoot(match, other, drawn);
}

export const rememberLostLoot = (match: MutableMatch, seat: Seat): void =>
  recordLoot(match, LOST, seat, 0, UNKNOWN_CARD, UNKNOWN_CARD);
