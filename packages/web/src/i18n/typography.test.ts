import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from './locales.ts';
import { everyForm } from './proof/everyForm.ts';
import { LANGUAGES } from './proof/languages.ts';

type Rule = { readonly name: string; readonly never: RegExp };

const NBSP = '\u00a0';
const NARROW = '\u202f';

/** What no language allows. */
const EVERYWHERE: readonly Rule[] = [
  { name: 'a straight quote or apostrophe', never: /["'`´]/ },
  { name: 'three dots instead of an ellipsis', never: /\.\./ },
  { name: 'two spaces, or a space at an end', never: /\s\s|^\s|\s$/ },
  { name: 'a space before a comma or full stop', never: /\s[,.](?!\d)/ },
  { name: 'double punctuation', never: /[.,;:…][.,;:!?…]|[!?][.,;:…]|[!?]\s?[?]/ },
  { name: 'a hyphen used as a dash', never: /\s-\s|--|—/ },
  { name: 'English shorthand for thousands', never: /\d\s?[kKM]\b/ },
  { name: 'four digits in a row', never: /\d{4}/ },
];

/** What one language asks for beyond that. */
const OWN: Record<Locale, readonly Rule[]> = {
  en: [
    {
      name: 'a space before an ellipsis, a percent sign or closing punctuation',
      never: /\s[…%!?:;]/,
    },
    { name: 'quotes of another language', never: /[„«»]/ },
    { name: 'dollars written otherwise than $5,000', never: /\d[.\s]\d{3}|\d\s?\$|\$\s/ },
  ],
  de: [
    { name: 'quotes of another language', never: /[«»”]|“\p{L}/u },
    { name: 'an ellipsis that can break from its word', never: / …|\p{L}…/u },
    { name: 'dollars written otherwise than 5.000 $', never: /\d[,\s]\d{3}|\d \$|\d\$|\$\d/ },
    { name: 'a space before closing punctuation', never: /\s[!?:;]/ },
    { name: 'a percent sign that can break from its number', never: /\d%|\d %/ },
  ],
  pl: [
    { name: 'quotes of another language', never: /[«»“]/ },
    { name: 'a space before an ellipsis or closing punctuation', never: /\s[…!?:;]/ },
    { name: 'a line that ends in a one-letter word', never: /(?<![\p{L}\d’])[aiouwz] /iu },
    { name: 'dollars written otherwise than 5 000 $', never: /\d[.,]\d{3}|\d \d|\d \$|\d\$|\$\d/ },
    { name: 'a dash that begins a line', never: / –/ },
  ],
  fr: [
    { name: 'quotes of another language', never: /[„“”]/ },
    { name: 'high punctuation without its narrow space', never: /[^\u202f][;!?]/ },
    {
      name: 'a colon or quote without its no-break space',
      never: /[^\u00a0\d]:(?!\d)|[^\u00a0]»|«[^\u00a0]/,
    },
    { name: 'a space before an ellipsis', never: /\s…/ },
    {
      name: 'dollars written otherwise than 5 000 $',
      never: /\d[.,\u00a0 ]\d{3}|\d \$|\d\$|\$\d/,
    },
    {
      name: 'a missing elision',
      never: /(?<![\p{L}-])(?:de|que|le|la|je|ne|se|te|me) [aeiouéèêâîô]/iu,
    },
  ],
};

/** Words that betray an English sentence left in a translation. Names of things may stay English. */
const ENGLISH = /\b(?:the|your|you|with|and|of|is|are|this|that|from|have|has)\b/i;

/** Messages that are the same word in English and the other language. */
const SAME: Record<Exclude<Locale, 'en'>, readonly string[]> = {
  de: [
    'settings.system',
    'settings.normal',
    'settings.haptics',
    'options.rule',
    'options.edition',
    'editions.second.stand.name',
    'editions.first.bang3',
    'game.bullets.click.name',
    'game.bullets.bang.name',
    'game.bullets.bang3.name',
    'tables.pace.party.name',
    'tables.chat.name',
    'safety.report.reasons.name',
    'safety.report.reasons.chat',
    'tables.screen.code',
    'advice.coach.name',
    'replay.position',
  ],
  pl: ['settings.system', 'editions.second.stand.name', 'states.bot', 'table.menu'],
  fr: [
    'settings.system',
    'editions.second.steps.courage',
    'states.bot',
    'awards.bluffer.name',
    'table.menu',
    'tables.chat.name',
    'safety.report.reasons.chat',
    'tables.join.title',
    'tables.play.code',
    'tables.screen.code',
    'advice.coach.name',
    'history.places',
    'history.place',
    'history.date',
    'replay.title',
    'replay.pause',
    'replay.position',
  ],
};

const faultsOf = (locale: Locale, rules: readonly Rule[]): readonly string[] =>
  everyForm(LANGUAGES[locale]).flatMap(({ key, forms }) =>
    forms.flatMap((form) =>
      rules.flatMap(({ name, never }) => (never.test(form) ? [`${key}: ${name}: ${form}`] : [])),
    ),
  );

describe.each(LOCALES)('typography in %s', (locale) => {
  it('follows the rules of the language', () => {
    expect(faultsOf(locale, [...EVERYWHERE, ...OWN[locale]])).toEqual([]);
  });
});

describe.each(['de', 'pl', 'fr'] as const)('the translation %s', (locale) => {
  it('leaves no English behind', () => {
    const english = new Map(everyForm(LANGUAGES.en).map(({ key, forms }) => [key, forms]));
    const untranslated = everyForm(LANGUAGES[locale]).flatMap(({ key, forms }) => {
      const same = /\p{L}{3}/u.test(forms[0] ?? '') && english.get(key)?.join() === forms.join();
      return same && !SAME[locale].includes(key) ? [key] : [];
    });
    expect(untranslated).toEqual([]);
    const sentences = everyForm(LANGUAGES[locale]).flatMap(({ key, forms }) =>
      forms.filter((form) => ENGLISH.test(form)).map((form) => `${key}: ${form}`),
    );
    expect(sentences).toEqual([]);
  });
});

describe('these rules', () => {
  it.each([
    ['en', 'You got: Bang!.'],
    ['en', 'Click or Bang!?'],
    ['en', 'Loading …'],
    ['en', 'It’s "yours"'],
    ['de', 'Überlegt…'],
    ['de', 'Ist 10.000 $ wert.'],
    ['pl', 'Vito celuje w ciebie.'],
    ['pl', 'Wart 5000 $.'],
    ['pl', 'Chwila …'],
    ['fr', 'Tu perds : un Clic.'],
    ['fr', 'Vraiment?'],
    ['fr', `Vaut 5${NBSP}000${NBSP}$.`],
    ['fr', `Balle de Anna${NBSP}: Clic`],
  ] as const)('find the fault in %s “%s”', (locale, text) => {
    expect([...EVERYWHERE, ...OWN[locale]].some(({ never }) => never.test(text))).toBe(true);
  });

  it('accept what is right', () => {
    const right: Record<Locale, string> = {
      en: 'Worth $5,000. Shout “Banzai!” at Vito…',
      de: `Ist 10.000${NBSP}$ wert. „Banzai!“ rufen${NBSP}…`,
      pl: `Wart 10${NBSP}000${NBSP}$. Krzycz „Banzai!” w${NBSP}nos…`,
      fr: `Vaut 5${NARROW}000${NBSP}$${NBSP}: crie «${NBSP}Banzai${NARROW}!${NBSP}»…`,
    };
    for (const locale of LOCALES)
      for (const { name, never } of [...EVERYWHERE, ...OWN[locale]])
        expect(right[locale], name).not.toMatch(never);
  });
});
