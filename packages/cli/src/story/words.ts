import {
  type Bullet,
  type EditionName,
  LOOT_KINDS,
  type Loot,
  type LootKind,
  type PowerName,
  type Seat,
  type Share,
} from '@holdup/engine';
import { FACE_VALUE, KIND_OF_SHARE, lootCode, shareCode } from '@holdup/engine/codes';
import { money } from '../terminal/number.ts';
import { oneLine } from '../terminal/oneLine.ts';

/** English words for everything in the game that has a name. */

export const EDITION_WORDS: { readonly [E in EditionName]: string } = {
  second: 'Second',
  first: 'First',
};

const KIND_NOUNS: { readonly [K in LootKind]: readonly [one: string, many: string] } = {
  bill: ['bill', 'bills'],
  diamond: ['diamond', 'diamonds'],
  painting: ['painting', 'paintings'],
  firstAid: ['first-aid kit', 'first-aid kits'],
  clip: ['clip', 'clips'],
  godfather: ['Godfather’s token', 'Godfather’s tokens'],
};

const kindOf = (share: Share): LootKind => LOOT_KINDS[KIND_OF_SHARE[shareCode(share)]];

/** "$5,000 bill", "painting": the value is named if cards of this kind differ by it. */
function cardNoun(card: Loot, count: number): string {
  const [one, many] = KIND_NOUNS[kindOf(card)];
  const value = FACE_VALUE[lootCode(card)];
  return `${value === 0 ? '' : `${money(value)} `}${count === 1 ? one : many}`;
}

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

const numberWord = (count: number): string => NUMBERS[count] ?? `${count}`;

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export const shareWords = (share: Share): string =>
  share === 'godfather' ? `the ${KIND_NOUNS.godfather[0]}` : `a ${cardNoun(share, 1)}`;

/** Cards, equal ones counted: "two $5,000 bills, a painting and a clip". */
export function cardsWords(cards: readonly Loot[]): string {
  const counts = new Map<Loot, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const parts = [...counts].map(([card, count]) =>
    count === 1 ? shareWords(card) : `${numberWord(count)} ${cardNoun(card, count)}`,
  );
  return parts.length === 0 ? 'nothing' : listed(parts);
}

export const kindWords = (kind: LootKind): string =>
  kind === 'godfather' ? shareWords(kind) : KIND_NOUNS[kind][1];
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
