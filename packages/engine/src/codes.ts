/**
 * The numeric codes behind the names, for programs that compute with matches: codes of bullets,
 * loot and shares, sets of seats as bit masks, counts by code, and values. All other code uses the
 * names of the main entry point.
 */
export {
  BILL5,
  BILL10,
  BILL20,
  billsValue,
  type CardKind,
  countLoot,
  diamondCards,
  diamondsValue,
  FACE_VALUE,
  GODFATHER,
  KIND_OF_SHARE,
  type KindCode,
  kindOfCard,
  LOOT_CODES,
  type LootCode,
  lootCode,
  lootCounts,
  PAINTING,
  type PerLoot,
  SHARE_CODES,
  SHARES_OF_KIND,
  type ShareCode,
  shareCode,
  worksAtOnce,
} from './core/lootCards.ts';
export {
  BANG,
  BANG3,
  BULLET_CODES,
  type BulletCode,
  bulletCode,
  CLICK,
  countBullets,
  PAINTINGS_OF_POWER,
  type PerBullet,
} from './core/names.ts';
export {
  ALL_SEATS,
  bySeat,
  clockwise,
  everyone,
  firstOf,
  has,
  NOBODY,
  nextOf,
  only,
  type PerSeat,
  type Seat,
  type SeatOrNobody,
  type SeatSet,
  seatsOf,
  sizeOf,
  without,
} from './core/seats.ts';
export { bulletWitnesses } from './data/bulletMemory.ts';
export { lootWitnesses } from './data/lootMemory.ts';
export { DIAMOND_BONUS, PAINTING_VALUES, paintingsValue } from './editions/second/score.ts';
