export const LOCALES = ['en', 'de', 'pl', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** The plural forms that whole numbers take in each language; leaving one out does not compile. */
type FormsOf = {
  en: 'one' | 'other';
  de: 'one' | 'other';
  pl: 'one' | 'few' | 'many';
  fr: 'one' | 'other';
};

export type PluralForms<L extends Locale> = Record<FormsOf[L], string>;

/** One for each language, made when it is first needed: the platform's formats take a phone a while to set up. */
const eachOnce = <T>(make: (locale: Locale) => T): ((locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

/** Which form a whole number takes; a test holds this to what the platform knows, whose own rules take a phone long to set up. */
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
/** Below it no language groups digits, and most numbers of a game are. */
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
