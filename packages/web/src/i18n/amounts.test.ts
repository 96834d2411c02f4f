import { EDITION_TRAITS, LOOT, type Loot } from '@holdup/engine';
import {
  BILL10,
  DIAMOND_BONUS,
  FACE_VALUE,
  kindOfCard,
  lootCode,
  lootCounts,
  paintingsValue,
} from '@holdup/engine/codes';
import { LIMITS } from '@holdup/protocol';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './proof/languages.ts';

const AMOUNT = /\$([\d,]+)|(\d[\d.\s]*)\s\$/gu;

/** The amounts of money in a text, in dollars. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, english = '', other = '']) =>
    Number(`${english}${other}`.replaceAll(/\D/g, '')),
  );

/** What a card is worth by the rules, as far as its explanation says so. */
function amountsOf(card: Loot): number[] {
  const kind = kindOfCard(card);
  if (kind === 'painting') return [1, lootCounts('second')[lootCode(card)]].map(paintingsValue);
  const face = FACE_VALUE[lootCode(card)];
  if (kind === 'diamond') return [face, DIAMOND_BONUS];
  return face === 0 ? [] : [face];
}

describe.each(Object.entries(LANGUAGES))('the amounts in %s are those of the rules', (_, words) => {
  it.each(LOOT)('of %s (R-9.2, R-9.3, R-9.4)', (card) => {
    expect(amountsIn(words.loot.cards[card].explain)).toEqual(amountsOf(card));
  });

  it('of the bonus for most diamonds (R-9.2)', () => {
    expect(amountsIn(words.howto.panels.end.text)).toEqual([DIAMOND_BONUS]);
  });

  it('of the Collector’s paintings and the bill of the Stealthy (P-collector, P-stealthy)', () => {
    const { collector, stealthy } = words.powers;
    expect(amountsIn(collector.example)).toEqual([3, 2].map(paintingsValue));
    expect(amountsIn(stealthy.example)).toEqual([FACE_VALUE[BILL10]]);
  });

  it('of a wound in the first edition (F-11)', () => {
    expect(words.howto.first.rules.flatMap(amountsIn)).toEqual([EDITION_TRAITS.first.woundCost]);
  });

  it('of the characters in a name', () => {
    expect(words.errors.nameInvalid.match(/\d+/g)).toEqual(['1', `${LIMITS.nameLength}`]);
  });
});
