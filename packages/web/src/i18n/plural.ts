import type { Locale } from './locales.ts';

/** The plural forms of whole numbers in each language; leaving one out does not compile. */
type FormsOf = {
  en: 'one' | 'other';
  de: 'one' | 'other';
  pl: 'one' | 'few' | 'many';
  fr: 'one' | 'other';
};

type PluralForms<L extends Locale> = Record<FormsOf[L], string>;

/** Makes one per language, on first use: the platform's formatters are slow to set up on a phone. */
const eachOnce = <T>(make: (locale: Locale) => T): ((locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

/** Which form a whole number takes. A test compares this with `Intl.PluralRules`, which is slow to set up on a phone. */
const FORMS: { readonly [L in Locale]: (n: number) => FormsOf[L] } = {
  en: (n) => (n === 1 ? 'one' : 'other'),
  de: (n) => (n === 1 ? 'one' : 'other'),
  pl: (n) => {
    if (n === 1) return 'one';
    const [last, teens] = [n % 10, Math.floor(n / 10) % 10 === 1];
    return last >= 2 && last <= 4 && !teens ? 'few' : 'many';
  },
  fr: (n) => (n < 2 ? 'one' : 'other'),
};

const numbers = eachOnce((locale) => new Intl.NumberFormat(locale));
/** No language groups digits below this, and most numbers of a game are below it. */
const GROUPED_FROM = 1000;
const written = (locale: Locale, n: number): string =>
  Number.isInteger(n) && n >= 0 && n < GROUPED_FROM ? String(n) : numbers(locale).format(n);
const percents = eachOnce(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);
/**
 * How money and lists are written. A test compares both with `Intl`: setting up its formatters takes a phone 50 ms and more,
 * and the first picture of a table needs them.
 */
const WRITING: Readonly<
  Record<
    Locale,
    { readonly group: string; readonly money: (sum: string) => string; readonly and: string }
  >
> = {
  en: { group: ',', money: (sum) => `$${sum}`, and: 'and' },
  de: { group: '.', money: (sum) => `${sum}\u00a0$`, and: 'und' },
  pl: { group: '\u00a0', money: (sum) => `${sum}\u00a0$`, and: 'i' },
  fr: { group: '\u202f', money: (sum) => `${sum}\u00a0$`, and: 'et' },
};

/** Gives `(n, forms)` → the form for n, with every `#` replaced by the number. */
export const pluralsOf =
  <L extends Locale>(locale: L) =>
  (n: number, forms: PluralForms<L>): string =>
    forms[FORMS[locale](n)].replaceAll('#', written(locale, n));

/** Whole percents of a share between 0 and 1, as the language writes them: 58% · 58 %. */
export const percentOf =
  (locale: Locale) =>
  (share: number): string =>
    percents(locale).format(share);

/** Whole dollars as the language writes them: $15,000 · 15.000 $ · 15 000 $. */
export const moneyOf = (locale: Locale) => {
  const { group, money } = WRITING[locale];
  return (sum: number): string => {
    const digits = String(Math.round(Math.abs(sum))).replace(/\B(?=(?:\d{3})+$)/g, group);
    return `${sum < 0 ? '-' : ''}${money(digits)}`;
  };
};

/** One-letter words never end a line in Polish, and “i” joins every Polish list. */
const bound = (list: string): string => list.replaceAll(' i ', ' i\u00a0');

/** Entries as a list in a sentence: Anna, Ben and you. Our English is British: no comma before “and”. */
export const listOf =
  (locale: Locale) =>
  (entries: readonly string[]): string => {
    const [first, last] = [entries.slice(0, -1), entries.slice(-1)];
    const joined = first.length === 0 ? [] : [first.join(', ')];
    return bound([...joined, ...last].join(` ${WRITING[locale].and} `));
  };
