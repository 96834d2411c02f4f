/** The vocabulary of the game. Code, wire, files and bots all use these names; inside the engine each has a small number. */

export const BULLETS = ['click', 'bang', 'bang3'] as const;
export type Bullet = (typeof BULLETS)[number];
export type BulletCode = 0 | 1 | 2;
export const CLICK = 0;
export const BANG = 1;
export const BANG3 = 2;
export const BULLET_CODES: readonly BulletCode[] = [CLICK, BANG, BANG3];

export const LOOT = [
  'bill5',
  'bill10',
  'bill20',
  'diamond1',
  'diamond5',
  'diamond10',
  'painting',
  'clip',
  'firstAid',
] as const;
export type Loot = (typeof LOOT)[number];
export type LootCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const BILL5 = 0;
export const BILL10 = 1;
export const BILL20 = 2;
export const DIAMOND1 = 3;
export const DIAMOND5 = 4;
export const DIAMOND10 = 5;
export const PAINTING = 6;
export const CLIP = 7;
export const FIRST_AID = 8;
export const LOOT_CODES: readonly LootCode[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const SHARES = [...LOOT, 'godfather'] as const;
export type Share = (typeof SHARES)[number];
export type ShareCode = LootCode | 9;
export const GODFATHER = 9;
export const SHARE_CODES: readonly ShareCode[] = [...LOOT_CODES, GODFATHER];

export const LOOT_KINDS = ['bill', 'diamond', 'painting', 'firstAid', 'clip', 'godfather'] as const;
export type LootKind = (typeof LOOT_KINDS)[number];
export type KindCode = 0 | 1 | 2 | 3 | 4 | 5;

/** The kind of each share, by share code. */
export const KIND_OF_SHARE = [0, 0, 0, 1, 1, 1, 2, 4, 3, 5] as const satisfies readonly KindCode[];

/** The shares of each kind, as a bit mask by share code. */
export const SHARES_OF_KIND = [0b111, 0b111_000, 1 << 6, 1 << 8, 1 << 7, 1 << 9] as const;

/** Face value in dollars, by loot code. Paintings count by number, clips and first-aid kits are nobody's loot. */
export const FACE_VALUE = [5000, 10000, 20000, 1000, 5000, 10000, 0, 0, 0] as const;

export const billsValue = (loot: Readonly<PerLoot>): number =>
  loot[BILL5] * FACE_VALUE[BILL5] +
  loot[BILL10] * FACE_VALUE[BILL10] +
  loot[BILL20] * FACE_VALUE[BILL20];

export const diamondsValue = (loot: Readonly<PerLoot>): number =>
  loot[DIAMOND1] * FACE_VALUE[DIAMOND1] +
  loot[DIAMOND5] * FACE_VALUE[DIAMOND5] +
  loot[DIAMOND10] * FACE_VALUE[DIAMOND10];

export const POWER_NAMES = [
  'collector',
  'cunning',
  'cute',
  'dictator',
  'doctor',
  'goodFriend',
  'greedy',
  'hustler',
  'junkDealer',
  'kid',
  'luckyMan',
  'professional',
  'smart',
  'stealthy',
  'unbreakable',
  'vulture',
] as const;
export type PowerName = (typeof POWER_NAMES)[number];

export const EDITIONS = ['second', 'first'] as const;
export type EditionName = (typeof EDITIONS)[number];

/** The step being decided, as everybody sees it. */
export const STEPS = [
  'hustle',
  'load',
  'aim',
  'reload',
  'privilege',
  'reaim',
  'courage',
  'smart',
  'share',
  'over',
] as const;
export type StepName = (typeof STEPS)[number];

export const SEAT_STATES = ['standing', 'ducked', 'wounded', 'out', 'dead'] as const;
export type SeatStateName = (typeof SEAT_STATES)[number];

export type PerBullet = [number, number, number];
export type PerLoot = [number, number, number, number, number, number, number, number, number];

export const bulletCode = (name: Bullet): BulletCode => BULLETS.indexOf(name) as BulletCode;
export const lootCode = (name: Loot): LootCode => LOOT.indexOf(name) as LootCode;
export const shareCode = (name: Share): ShareCode => SHARES.indexOf(name) as ShareCode;

export function sumOf(counts: PerBullet | PerLoot): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

/** The cards of a multiset by name, in the order of the table above. */
export function lootNames(counts: Readonly<PerLoot>): Loot[] {
  const cards: Loot[] = [];
  for (const code of LOOT_CODES) for (let i = counts[code]; i > 0; i--) cards.push(LOOT[code]);
  return cards;
}

export function countLoot(cards: readonly Loot[]): PerLoot {
  const counts: PerLoot = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) counts[lootCode(card)]++;
  return counts;
}

export type BulletCounts = { readonly [B in Bullet]?: number };

export function bulletNames(counts: Readonly<PerBullet>): BulletCounts {
  const named: { [B in Bullet]?: number } = {};
  for (const code of BULLET_CODES) if (counts[code] > 0) named[BULLETS[code]] = counts[code];
  return named;
}

export const countBullets = (named: BulletCounts): PerBullet => [
  named.click ?? 0,
  named.bang ?? 0,
  named.bang3 ?? 0,
];
