import { describe, expect, it } from 'vitest';
import { by, sentences } from './forms.ts';
import { chooseLocale, LOCALES } from './index.ts';
import { listOf, moneyOf, pluralsOf } from './plural.ts';
import { everyForm } from './proof/everyForm.ts';
import { LANGUAGES } from './proof/languages.ts';

const { en, de, pl, fr } = LANGUAGES;

describe.each(Object.entries(LANGUAGES))('the messages in %s', (_, messages) => {
  it('are never empty and leave no placeholder behind', () => {
    for (const { key, forms } of everyForm(messages))
      for (const form of forms) {
        expect(form.trim(), key).not.toBe('');
        expect(form, key).not.toMatch(/[#{}]|undefined|NaN|\[object/);
      }
  });

  it('keep one-tap lines short enough for a button', () => {
    for (const [key, line] of Object.entries(messages.talk))
      expect(line.length, key).toBeLessThan(50);
  });

  it('keep explanations and examples to two lines', () => {
    const explanations = everyForm(messages).filter(({ key }) => /explain$|example$/.test(key));
    expect(explanations.length).toBeGreaterThan(60);
    for (const { key, forms } of explanations)
      for (const form of forms) expect(form.length, key).toBeLessThan(112);
  });

  it('tell the reader and the others apart in every sentence about people', () => {
    for (const { key, forms } of everyForm({ ...messages }).filter(({ key }) =>
      key.startsWith('log.'),
    )) {
      const about = forms.filter((form) => /Anna|Vito/.test(form));
      if (about.length > 0 && !/ducked|standing|nobodyShares/.test(key))
        expect(forms.length, key).toBeGreaterThan(1);
    }
  });
});

describe.each(Object.entries({ de, pl, fr }))('the translation %s', (_, messages) => {
  it('has the same keys as English', () => {
    const keysOf = (language: typeof en) => everyForm(language).map(({ key }) => key);
    expect(keysOf(messages)).toEqual(keysOf(en));
  });
});

describe('sentences about people', () => {
  it('never decline a name and have a form of their own for the reader', () => {
    const [vito, anna, you] = [
      { you: false, name: 'Vito' },
      { you: false, name: 'Anna' },
      { you: true, name: 'Otto' },
    ];
    expect(pl.log.aims(vito, anna)).toBe('Vito celuje. Na muszce: Anna.');
    expect(pl.powers.hustler.gave(vito, you)).toBe('Vito oddaje ci pocisk.');
    expect(de.powers.hustler.drew(vito, you)).toBe('Vito zieht dir eine Patrone aus der Hand.');
    expect(fr.log.ordered(vito, you)).toBe('Vito t’ordonne de changer de cible.');
    expect(fr.log.ordered(you, anna)).toBe('Tu ordonnes à Anna de changer de cible.');
    expect(by(you, 'you', 'other')).toBe('you');
  });

  it('are read aloud with one full stop each', () => {
    expect(sentences(['The shark would choose: Duck!', '2 guns on you', 'Watch…'])).toBe(
      'The shark would choose: Duck! 2 guns on you. Watch…',
    );
  });
});

describe('lists', () => {
  it('name the reader in lower case and join with the language’s own “and”', () => {
    const of = ({ game, common }: typeof en) => game.list(['Anna', 'Ben', common.you]);
    expect(of(en)).toBe('Anna, Ben and you');
    expect(of(de)).toBe('Anna, Ben und du');
    expect(of(pl)).toBe('Anna, Ben i\u00a0ty');
    expect(of(fr)).toBe('Anna, Ben et toi');
  });

  it('are joined as Unicode says, however long they are', () => {
    const names = ['Anna', 'Ben', 'Cem', 'Dot'];
    for (const locale of LOCALES) {
      // Our English is British: no comma before “and”.
      const unicode = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale);
      for (let count = 0; count <= names.length; count++) {
        const plain = listOf(locale)(names.slice(0, count)).replace('\u00a0', ' ');
        expect(plain).toBe(unicode.format(names.slice(0, count)));
      }
    }
  });
});

describe('plurals', () => {
  it('take the forms that Unicode gives whole numbers', () => {
    const two = { one: 'one', other: 'other' };
    const three = { one: 'one', few: 'few', many: 'many' };
    for (let n = 0; n < 2000; n++) {
      expect(pluralsOf('en')(n, two)).toBe(new Intl.PluralRules('en').select(n));
      expect(pluralsOf('de')(n, two)).toBe(new Intl.PluralRules('de').select(n));
      expect(pluralsOf('fr')(n, two)).toBe(new Intl.PluralRules('fr').select(n));
      expect(pluralsOf('pl')(n, three)).toBe(new Intl.PluralRules('pl').select(n));
    }
  });

  it('follow Polish rules: 1, 2–4, 5–21, 22', () => {
    const { wounds, bullets } = pl.game.counts;
    expect([0, 1, 2, 4, 5, 12, 21, 22].map(wounds)).toEqual([
      '0 obrażeń',
      '1 obrażenie',
      '2 obrażenia',
      '4 obrażenia',
      '5 obrażeń',
      '12 obrażeń',
      '21 obrażeń',
      '22 obrażenia',
    ]);
    expect(bullets(3)).toBe('3 pociski');
  });

  it('treat zero as singular in French, as plural in English and German', () => {
    expect(fr.game.counts.wounds(0)).toBe('0 blessure');
    expect(en.game.counts.wounds(0)).toBe('0 wounds');
    expect(de.game.counts.wounds(0)).toBe('0 Wunden');
    expect(de.game.counts.wounds(1)).toBe('1 Wunde');
  });
});

describe('money', () => {
  it('is written as each language writes dollars', () => {
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(moneyOf('en')(15000))).toBe('$15,000');
    expect(plain(moneyOf('de')(15000))).toBe('15.000 $');
    expect(plain(moneyOf('fr')(15000))).toBe('15 000 $');
    expect(plain(moneyOf('pl')(15000))).toBe('15 000 $');
  });

  it('is grouped, signed and spaced as Unicode says', () => {
    for (const locale of LOCALES) {
      const { format } = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
        useGrouping: true,
      });
      for (const sum of [0, 7, 999, 1000, 5000, 15_000, 123_456, 1_000_000, 1_234_567, 2.5, -5000])
        expect(moneyOf(locale)(sum)).toBe(format(sum));
    }
  });

  it('looks the same on cards as where it is counted', () => {
    for (const { game, loot } of Object.values(LANGUAGES))
      expect(loot.cards.bill5.explain).toContain(game.money(5000));
  });
});

describe('the language offered first', () => {
  it('is the first of the browser’s wishes that we speak, else English', () => {
    expect(chooseLocale(['es-ES', 'pl-PL', 'de'])).toBe('pl');
    expect(chooseLocale(['fr-CA'])).toBe('fr');
    expect(chooseLocale(['ja'])).toBe('en');
  });
});
