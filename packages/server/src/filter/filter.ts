import { type Filter, plainLetters } from '@holdup/protocol';
import { INSULTS, SWEARING } from './words.ts';

/** Digits and signs used instead of letters. */
const LEET: Readonly<Record<string, string>> = {
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** A word of a text, with the signs that may stand for letters in it. */
const WORD = /[\p{L}\p{M}\p{N}@$!|]+/gu;
/** Three single letters or more with something between them: “f u c k”, “f.u.c.k”. */
const SPELLED =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s.\-_*]+){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu;
const SIGNS_AT_THE_EDGE = /^[@$!|]+|[@$!|]+$/g;

const unleet = (word: string): string =>
  [...plainLetters(word)].map((letter) => LEET[letter] ?? letter).join('');

/** A listed word as a pattern: every letter may be repeated, a double one must be double. */
function patternOf(entry: string): string {
  const runs = entry.replace(/\*$/, '').match(/(.)\1*/gu) ?? [];
  const letters = runs.map(([letter = '', ...more]) =>
    more.length === 0 ? `${letter}+` : `${letter}{${more.length + 1},}`,
  );
  return `${letters.join('')}${entry.endsWith('*') ? '.*' : ''}`;
}

interface Sieve {
  isRude(word: string): boolean;
  readonly phrases: readonly (readonly string[])[];
}

function sieveOf(words: readonly string[], phrases: readonly string[]): Sieve {
  const any = (entries: readonly string[]) =>
    new RegExp(`^(?:${entries.map(patternOf).join('|')})$`, 'u');
  const isPlain = (entry: string) => /^[a-z]+\*?$/.test(entry);
  const plain = any(words.filter(isPlain));
  const accented = any(words.filter((entry) => !isPlain(entry)));
  return {
    isRude(word) {
      const bare = word.replace(SIGNS_AT_THE_EDGE, '');
      return (
        plain.test(unleet(word)) || plain.test(unleet(bare)) || accented.test(bare.toLowerCase())
      );
    },
    phrases: phrases.map((phrase) => phrase.split(' ')),
  };
}

const SIEVES: Readonly<Record<Exclude<Filter, 'off'>, Sieve>> = {
  mild: sieveOf(INSULTS.words, INSULTS.phrases),
  strict: sieveOf([...INSULTS.words, ...SWEARING.words], [...INSULTS.phrases, ...SWEARING.phrases]),
};

interface Place {
  readonly from: number;
  readonly to: number;
}

const placeOf = ({ 0: found, index }: RegExpExecArray): Place => ({
  from: index,
  to: index + found.length,
});

/** Where a text is rude. */
function rudePlaces(text: string, { isRude, phrases }: Sieve): readonly Place[] {
  const words = [...text.matchAll(WORD)];
  const rude = words.filter(([word]) => isRude(word)).map(placeOf);
  const spelled = [...text.matchAll(SPELLED)]
    .filter(([letters]) => isRude(letters.replace(/[\s.\-_*]+/g, '')))
    .map(placeOf);
  const plain = words.map(([word]) => unleet(word.replace(SIGNS_AT_THE_EDGE, '')));
  const inRow = phrases.flatMap((phrase) =>
    words.flatMap((first, i): Place[] => {
      const last = words[i + phrase.length - 1];
      const fits = phrase.every((word, n) => plain[i + n] === word);
      return fits && last !== undefined
        ? [{ from: placeOf(first).from, to: placeOf(last).to }]
        : [];
    }),
  );
  return [...rude, ...spelled, ...inRow];
}

/** Whether a text would be changed by a filter. */
export const isRude = (text: string, filter: Filter): boolean =>
  filter !== 'off' && rudePlaces(text, SIEVES[filter]).length > 0;

/** A text in which stars hide what a filter finds. */
export function masked(text: string, filter: Filter): string {
  if (filter === 'off') return text;
  let shown = text;
  for (const { from, to } of rudePlaces(text, SIEVES[filter]))
    shown = shown.slice(0, from) + '*'.repeat(to - from) + shown.slice(to);
  return shown;
}
