import { describe, expect, it } from 'vitest';
import { messages as de } from './de/index.ts';
import { messages as en } from './en/index.ts';
import { messages as fr } from './fr/index.ts';
import { chooseLocale } from './index.ts';
import { messages as pl } from './pl/index.ts';
import { moneyOf, pluralsOf } from './plural.ts';

const ALL = { en, de, pl, fr };
const OTHERS = { de, pl, fr };

type Leaf = { key: string; value: string };

/** Every text of a language; functions are called with sample arguments. */
const leaves = (value: unknown, key = ''): Leaf[] => {
  if (typeof value === 'string') return [{ key, value }];
  if (typeof value === 'function') {
    const say: (...args: unknown[]) => unknown = (...args) => Reflect.apply(value, undefined, args);
    const samples = /explain$|aims|hasLoaded/.test(key) ? ['Vito', 'Dot', 'Flo'] : [2, 8, 3, 4];
    return [{ key, value: String(say(...samples)) }];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) => leaves(part, `${key}.${name}`));
  }
  throw new Error(`${key} is neither text, function nor group`);
};

describe.each(Object.entries(ALL))('the messages in %s', (_, messages) => {
  it('are never empty and leave no placeholder behind', () => {
    for (const { key, value } of leaves(messages)) {
      expect(value.trim(), key).not.toBe('');
      expect(value, key).not.toMatch(/[#{}]|undefined|NaN/);
    }
  });

  it('keep one-tap lines short enough for a button', () => {
    for (const { key, value } of leaves(messages.talk)) expect(value.length, key).toBeLessThan(50);
  });

  it('keep explanations to one or two lines', () => {
    for (const { key, value } of leaves(messages.game)) expect(value.length, key).toBeLessThan(100);
  });
});

describe.each(Object.entries(OTHERS))('the translation %s', (_, messages) => {
  it('has the same keys as English and translates nearly everything', () => {
    const english = leaves(en);
    const translated = leaves(messages);
    expect(translated.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
    const same = translated.filter(({ value }, index) => value === english[index]?.value);
    expect(same.length).toBeLessThan(english.length * 0.06);
  });
});

describe('French', () => {
  it('never breaks a line before a colon, a question mark or an exclamation mark', () => {
    for (const { key, value } of leaves(fr)) expect(value, key).not.toMatch(/ [:;!?»]|« /);
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
});

describe('the language offered first', () => {
  it('is the first of the browser’s wishes that we speak, else English', () => {
    expect(chooseLocale(['es-ES', 'pl-PL', 'de'])).toBe('pl');
    expect(chooseLocale(['fr-CA'])).toBe('fr');
    expect(chooseLocale(['ja'])).toBe('en');
  });
});
