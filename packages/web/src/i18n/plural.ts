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

/** Gives `(n, forms)` → the form for n, with every `#` replaced by the number. */
export const pluralsOf = <L extends Locale>(locale: L) => {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (n: number, forms: PluralForms<L>): string => {
    const table: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    const form = table[rules.select(n)] ?? table.many ?? table.other ?? '';
    return form.replaceAll('#', numbers.format(n));
  };
};

/** Whole percents of a share between 0 and 1, as the language writes them: 58% · 58 %. */
export const percentOf = (locale: Locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (share: number): string => format.format(share);
};

/** Dollars as the language writes them: $15,000 · 15.000 $ · 15 000 $. */
export const moneyOf = (locale: Locale) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    useGrouping: true,
  });
  return (dollars: number): string => format.format(dollars);
};
