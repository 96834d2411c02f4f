import type { Locale } from './locales.ts';

/** The plural forms of whole numbers in each language; leaving one out does not compile. */
type FormsOf = {
  en: 'one' | 'other';
  de: 'one' | 'other';
  pl: 'one' | 'few' | 'many';
  fr: 'one' | 'other';
};

export type PluralForms<L extends Locale> = Record<FormsOf[L], string>;

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
const dollars = eachOnce(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
      useGrouping: true,
    }),
);

/** Our English is British: no comma before “and”. */
const listLocale = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);
const lists = eachOnce(
  (locale) => new Intl.ListFormat(listLocale(locale), { type: 'conjunction' }),
);

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

/** Dollars as the language writes them: $15,000 · 15.000 $ · 15 000 $. */
export const moneyOf =
  (locale: Locale) =>
  (sum: number): string =>
    dollars(locale).format(sum);

/** One-letter words never end a line in Polish, and “i” joins every Polish list. */
const bound = (list: string): string => list.replaceAll(' i ', ' i\u00a0');

/** Entries as a list in a sentence: Anna, Ben and you. */
export const listOf =
  (locale: Locale) =>
  (entries: readonly string[]): string =>
    bound(lists(locale).format(entries));
