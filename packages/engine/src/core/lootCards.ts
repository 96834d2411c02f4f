import { type Each, eachOf, type IndexIn, indexIn, indicesOf, maskOf } from './codes.ts';
import type { EditionName } from './names.ts';

/** Every loot card, one row each: everything else about a card is derived from its row. */

type NamesOf<T extends readonly { readonly name: string }[]> = {
  readonly [K in keyof T]: T[K]['name'];
};
const namesOf = <T extends readonly { readonly name: string }[]>(rows: T): NamesOf<T> =>
  rows.map(({ name }) => name) as NamesOf<T>;

/** The kinds, and how cards of a kind score at the end of the game. */
const KINDS = [
  { name: 'bill', scores: 'bills' },
  { name: 'diamond', scores: 'diamonds' },
  { name: 'painting', scores: 'paintings' },
  { name: 'firstAid', scores: null },
  { name: 'clip', scores: null },
  /** The New Godfather token: a share, not a card. */
  { name: 'godfather', scores: null },
] as const;

export const LOOT_KINDS = namesOf(KINDS);
export type LootKind = (typeof LOOT_KINDS)[number];
export type KindCode = IndexIn<typeof LOOT_KINDS>;
export const kindCode = (kind: LootKind): KindCode => indexIn(LOOT_KINDS, kind);

interface LootRow {
  readonly name: string;
  readonly kind: LootKind;
  /** Its value in dollars, for kinds that count at face value. */
  readonly face: number;
  /** How many there are in the box of each edition. */
  readonly count: Readonly<Record<EditionName, number>>;
  /** a player who runs out of time takes the share with the lowest rank. */
  readonly rank: number;
  /** Takes effect when it is taken and is nobody's loot. */
  readonly use?: true;
}

export const LOOT_CARDS = [
  { name: 'bill5', kind: 'bill', face: 5_000, count: { second: 15, first: 15 }, rank: 6 },
  { name: 'bill10', kind: 'bill', face: 10_000, count: { second: 15, first: 15 }, rank: 4 },
  { name: 'bill20', kind: 'bill', face: 20_000, count: { second: 10, first: 10 }, rank: 1 },
  { name: 'diamond1', kind: 'diamond', face: 1_000, count: { second: 5, first: 0 }, rank: 7 },
  { name: 'diamond5', kind: 'diamond', face: 5_000, count: { second: 3, first: 0 }, rank: 5 },
  { name: 'diamond10', kind: 'diamond', face: 10_000, count: { second: 1, first: 0 }, rank: 2 },
  { name: 'painting', kind: 'painting', face: 0, count: { second: 10, first: 0 }, rank: 3 },
  { name: 'clip', kind: 'clip', face: 0, count: { second: 3, first: 0 }, rank: 10, use: true },
  {
    name: 'firstAid',
    kind: 'firstAid',
    face: 0,
    count: { second: 2, first: 0 },
    rank: 9,
    use: true,
  },
] as const satisfies readonly LootRow[];

/** The token ranks after cards worth money and before cards used at once. */
const TOKEN_RANK = 8;

type Rows = typeof LOOT_CARDS;
export type Loot = Rows[number]['name'];
export type LootCode = IndexIn<Rows>;
/** A number for each loot card, by code. */
export type PerLoot = Each<Rows, number>;
/** The cards that take effect when they are taken. */
export type UsableLoot = Extract<Rows[number], { use: true }>['name'];

export const LOOT = namesOf(LOOT_CARDS);

/** The kinds of cards: all except the token's. */
export type CardKind = Rows[number]['kind'];
export const kindOfCard = (name: Loot): CardKind => LOOT_CARDS[lootCode(name)].kind;

export const LOOT_CODES: readonly LootCode[] = indicesOf(LOOT_CARDS);
export const lootCode = (name: Loot): LootCode => indexIn(LOOT, name);

export const BILL5 = lootCode('bill5');
export const BILL10 = lootCode('bill10');
export const BILL20 = lootCode('bill20');
export const PAINTING = lootCode('painting');

/** Written out, like all lists in the state of a match: creating them this way is several times faster. */
export const zeroPerLoot = (): PerLoot => [0, 0, 0, 0, 0, 0, 0, 0, 0];
export const copyLoot = (of: Readonly<PerLoot>): PerLoot => [
  of[0],
  of[1],
  of[2],
  of[3],
  of[4],
  of[5],
  of[6],
  of[7],
  of[8],
];
export const NO_LOOT: Readonly<PerLoot> = zeroPerLoot();

/** How many of each card the box of an edition holds. */
export const lootCounts = (edition: EditionName): Readonly<PerLoot> =>
  eachOf(LOOT_CARDS, ({ count }) => count[edition]);

const USABLE: readonly (UsableLoot | null)[] = LOOT_CARDS.map((card) =>
  'use' in card ? card.name : null,
);
/** The name of a card that takes effect when it is taken; null for all others. */
export const usableLoot = (card: LootCode): UsableLoot | null => USABLE[card] ?? null;
/** Whether taking a card uses it up, so that it is nobody's loot. */
export const worksAtOnce = (card: LootCode): boolean => usableLoot(card) !== null;
/** The same, by the card's name. */
export const usedAtOnce = (card: Loot): boolean => worksAtOnce(lootCode(card));

/** What can be taken in a sharing: the loot, and the New Godfather token. */
export const SHARES = [...LOOT, 'godfather'] as const;
export type Share = (typeof SHARES)[number];
export type ShareCode = IndexIn<typeof SHARES>;
export const GODFATHER = LOOT.length;
export const SHARE_CODES: readonly ShareCode[] = indicesOf(SHARES);
export const shareCode = (name: Share): ShareCode => indexIn(SHARES, name);

/** The kind of each share, by share code. */
export const KIND_OF_SHARE: Readonly<Each<typeof SHARES, KindCode>> = eachOf(SHARES, (share) =>
  kindCode(share === 'godfather' ? share : kindOfCard(share)),
);

/** The shares of each kind, as a bit mask by share code. */
export const SHARES_OF_KIND: Readonly<Each<typeof LOOT_KINDS, number>> = eachOf(
  LOOT_KINDS,
  (kind) => maskOf(SHARE_CODES.filter((share) => KIND_OF_SHARE[share] === kindCode(kind))),
);

const rankOf = (share: ShareCode): number =>
  share === GODFATHER ? TOKEN_RANK : LOOT_CARDS[share].rank;

/** all shares, in the order in which they are taken by default. */
export const DEFAULT_ORDER: readonly ShareCode[] = SHARE_CODES.toSorted(
  (a, b) => rankOf(a) - rankOf(b),
);

/** Face value in dollars, by loot code. Paintings count by number. */
export const FACE_VALUE: Readonly<PerLoot> = eachOf(LOOT_CARDS, ({ face }) => face);

const codesScoring = (as: 'bills' | 'diamonds' | 'paintings'): readonly LootCode[] =>
  LOOT_CODES.filter((code) => KINDS[KIND_OF_SHARE[code]].scores === as);
const BILLS = codesScoring('bills');
const DIAMONDS = codesScoring('diamonds');
const PAINTINGS = codesScoring('paintings');

/** Plain loops: bots call these for every seat of every position they evaluate. */
function faceOf(loot: Readonly<PerLoot>, codes: readonly LootCode[]): number {
  let sum = 0;
  for (const code of codes) sum += loot[code] * FACE_VALUE[code];
  return sum;
}
function countOf(loot: Readonly<PerLoot>, codes: readonly LootCode[]): number {
  let sum = 0;
  for (const code of codes) sum += loot[code];
  return sum;
}

export const billsValue = (loot: Readonly<PerLoot>): number => faceOf(loot, BILLS);
export const diamondsValue = (loot: Readonly<PerLoot>): number => faceOf(loot, DIAMONDS);
export const diamondCards = (loot: Readonly<PerLoot>): number => countOf(loot, DIAMONDS);
export const paintingCards = (loot: Readonly<PerLoot>): number => countOf(loot, PAINTINGS);

/** The cards of which there are more than `more`, as a bit mask by code. */
export function lootMask(loot: Readonly<PerLoot>, more = 0): number {
  let mask = 0;
  for (const code of LOOT_CODES) if (loot[code] > more) mask |= 1 << code;
  return mask;
}

/** The cards of a multiset by name, in the order of the rows above. */
export function lootNames(counts: Readonly<PerLoot>): Loot[] {
  const cards: Loot[] = [];
  for (const code of LOOT_CODES) for (let i = counts[code]; i > 0; i--) cards.push(LOOT[code]);
  return cards;
}

export function countLoot(cards: readonly Loot[]): PerLoot {
  const counts = zeroPerLoot();
  for (const card of cards) counts[lootCode(card)]++;
  return counts;
}
