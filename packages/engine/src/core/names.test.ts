import { describe, expect, test } from 'vitest';
import { sumOf } from './codes.ts';
import {
  countLoot,
  FACE_VALUE,
  KIND_OF_SHARE,
  LOOT,
  LOOT_KINDS,
  lootCode,
  lootNames,
  SHARE_CODES,
  SHARES,
  SHARES_OF_KIND,
  shareCode,
} from './lootCards.ts';
import { BULLETS, bulletCode, bulletNames, countBullets } from './names.ts';

describe('names', () => {
  test('every name has its own number, and the number its name', () => {
    expect(BULLETS.map(bulletCode)).toEqual([0, 1, 2]);
    expect(LOOT.map(lootCode)).toEqual([...LOOT.keys()]);
    expect(SHARES.map(shareCode)).toEqual([...SHARE_CODES]);
    for (const names of [BULLETS, LOOT, SHARES, LOOT_KINDS])
      expect(new Set(names).size).toBe(names.length);
  });

  test('P-dictator: every share is of the kind its name says', () => {
    const kindByName = (share: string): string => share.replace(/\d+$/, '');
    expect(SHARE_CODES.map((share) => LOOT_KINDS[KIND_OF_SHARE[share]])).toEqual(
      SHARES.map(kindByName),
    );
    for (const [kind, shares] of SHARES_OF_KIND.entries())
      expect(SHARE_CODES.filter((share) => (shares >> share) & 1)).toEqual(
        SHARE_CODES.filter((share) => KIND_OF_SHARE[share] === kind),
      );
  });

  test('R-9.3: bills and diamonds count at face value', () => {
    expect(FACE_VALUE).toEqual(
      LOOT.map((card) =>
        /^(bill|diamond)/.test(card) ? 1000 * Number(/\d+$/.exec(card)?.[0]) : 0,
      ),
    );
  });

  test('cards are counted and named back, in the order of the table', () => {
    const cards = ['clip', 'bill5', 'painting', 'bill5'] as const;
    expect(countLoot(cards)).toEqual(
      LOOT.map((name) => cards.filter((card) => card === name).length),
    );
    expect(lootNames(countLoot(cards))).toEqual(['bill5', 'bill5', 'painting', 'clip']);
    expect(sumOf(countLoot(cards))).toBe(4);
    expect(bulletNames([2, 0, 1])).toEqual({ click: 2, bang3: 1 });
    expect(countBullets({ click: 2, bang3: 1 })).toEqual([2, 0, 1]);
    expect(countBullets({ bang: 3 })).toEqual([0, 3, 0]);
    expect(bulletNames([0, 0, 0])).toEqual({});
  });
});
