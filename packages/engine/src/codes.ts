/**
 * The numbers behind the names, for programs that compute with matches: codes of bullets, loot and shares, sets of seats
 * as bit masks, counts by code, and what things are worth. Everyone else uses the names of the main entry.
 */
export { worksAtOnce } from './core/loot.ts';
export {
  BANG,
  BANG3,
  BILL5,
  BILL10,
  BILL20,
  BULLET_CODES,
  type BulletCode,
  billsValue,
  bulletCode,
  CLICK,
  CLIP,
  countBullets,
  countLoot,
  DIAMOND1,
  DIAMOND5,
  DIAMOND10,
  diamondsValue,
  FACE_VALUE,
  FIRST_AID,
  GODFATHER,
  KIND_OF_SHARE,
  type KindCode,
  LOOT_CODES,
  type LootCode,
  lootCode,
  PAINTING,
  type PerBullet,
  type PerLoot,
  SHARE_CODES,
  SHARES_OF_KIND,
  type ShareCode,
  shareCode,
} from './core/names.ts';
export {
  ALL_SEATS,
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
export { WOUND_COST } from './editions/first/score.ts';
export {
  DIAMOND_BONUS,
  diamondCards,
  PAINTING_VALUES,
  paintingsValue,
} from './editions/second/score.ts';
