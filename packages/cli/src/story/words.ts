import type { Bullet, EditionName, Loot, LootKind, PowerName, Seat, Share } from '@holdup/engine';
import { oneLine } from '../terminal/oneLine.ts';

/** English words for everything in the game that has a name. */

export const EDITION_WORDS: { readonly [E in EditionName]: string } = {
  second: 'Second',
  first: 'First',
};

const LOOT_WORDS: { readonly [L in Loot]: readonly [one: string, many: string] } = {
  bill5: ['a $5,000 bill', '$5,000 bills'],
  bill10: ['a $10,000 bill', '$10,000 bills'],
  bill20: ['a $20,000 bill', '$20,000 bills'],
  diamond1: ['a $1,000 diamond', '$1,000 diamonds'],
  diamond5: ['a $5,000 diamond', '$5,000 diamonds'],
  diamond10: ['a $10,000 diamond', '$10,000 diamonds'],
  painting: ['a painting', 'paintings'],
  clip: ['a clip', 'clips'],
  firstAid: ['a first-aid kit', 'first-aid kits'],
};

const KIND_WORDS: { readonly [K in LootKind]: string } = {
  bill: 'bills',
  diamond: 'diamonds',
  painting: 'paintings',
  firstAid: 'first-aid kits',
  clip: 'clips',
  godfather: 'the Godfather’s token',
};

const BULLET_WORDS: { readonly [B in Bullet]: string } = {
  click: 'click',
  bang: 'bang',
  bang3: 'triple bang',
};

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

export const numberWord = (count: number): string => NUMBERS[count] ?? `${count}`;

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export const shareWords = (share: Share): string =>
  share === 'godfather' ? 'the Godfather’s token' : LOOT_WORDS[share][0];

/** Cards, equal ones counted: "two $5,000 bills, a painting and a clip". */
export function cardsWords(cards: readonly Loot[]): string {
  const counts = new Map<Loot, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const parts = [...counts].map(([card, count]) =>
    count === 1 ? LOOT_WORDS[card][0] : `${numberWord(count)} ${LOOT_WORDS[card][1]}`,
  );
  return parts.length === 0 ? 'nothing' : listed(parts);
}

export const kindWords = (kind: LootKind): string => KIND_WORDS[kind];
export const bulletWords = (bullet: Bullet): string => BULLET_WORDS[bullet];

export const woundsWords = (wounds: number): string =>
  `${numberWord(wounds)} wound${wounds === 1 ? '' : 's'}`;

/** "goodFriend" becomes "Good Friend". */
export const powerWords = (power: PowerName): string =>
  power
    .replaceAll(/(^|[A-Z])[a-z]+/g, (word) => ` ${word[0]?.toUpperCase()}${word.slice(1)}`)
    .trim();

/** The name of a seat: the player's name if the replay has it, with the seat if two share it; otherwise "Seat 1" etc. */
export type NameOf = (seat: Seat) => string;

export function namesFrom(names: readonly string[] = []): NameOf {
  const known = names.map(oneLine);
  return (seat) => {
    const name = known[seat] ?? '';
    const place = `Seat ${seat + 1}`;
    if (name === '') return place;
    return known.indexOf(name) === known.lastIndexOf(name) ? name : `${name} (${place})`;
  };
}
