import { entryAt } from './codes.ts';
import { LOOT_CODES, type LootCode } from './lootCards.ts';
import { only, type Seat, type SeatSet, seatInBits } from './seats.ts';
import { type MutableMatch, seatStateOf } from './state.ts';
import { extend } from './trail.ts';

/** What a table with perfect memory knows of loot: every card that moved, recorded as bullets are (bulletRecords.ts). */

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
  seat: seatInBits(value >> 3),
  other: seatInBits(value >> 6),
  possible: value >>> 21,
  card: cardAt(value >> 9),
  drawn: cardAt(value >> 13),
});

/**
 * the seats that keep a private entry of a record, because it does not show the table a
 * card; none if everybody knows it.
 */
export function lootRecordWitnesses({ kind, seat, other, card, drawn }: LootRecord): SeatSet {
  if (kind === STOLEN) return card === UNKNOWN_CARD ? only(seat) | only(other) : 0;
  if (drawn !== UNKNOWN_CARD) return 0;
  if (kind === TRADED) return only(seat);
  return kind === SWAPPED ? only(seat) | only(other) : 0;
}

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
