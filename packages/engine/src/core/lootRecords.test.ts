import { describe, expect, test } from 'vitest';
import { lootMemory, readLootMemory } from '../data/lootMemory.ts';
import {
  isSecretLoot,
  knowsLoot,
  packLoot,
  STOLEN,
  SWAPPED,
  TOOK,
  TRADED,
  UNKNOWN_CARD,
  unpackLoot,
} from './lootRecords.ts';
import { ALL_SEATS, type Seat } from './seats.ts';

const seats: readonly Seat[] = [0, 3, 7];

describe('the record of loot', () => {
  test('R-11.1 R-8.4: a record of a loot card can be packed, put into words and read back', () => {
    for (const kind of [0, 1, 2, 3, 4] as const)
      for (const round of [1, 8])
        for (const seat of seats)
          for (const other of seats)
            for (const card of [0, 8] as const)
              for (const drawn of [0, 6, UNKNOWN_CARD] as const) {
                const possible = kind === TRADED ? 0b100000011 : 0;
                const record = { kind, round, seat, other, card, drawn, possible };
                const packed = packLoot(record);
                expect(unpackLoot(packed)).toEqual(record);
                const named = lootMemory(packed);
                const read = readLootMemory(8)(JSON.parse(JSON.stringify(named)), 'entry');
                expect(lootMemory(read)).toEqual(named);
              }
  });

  test('R-11.4: a card handed over in secret is known only to its old and its new owner', () => {
    const record = {
      round: 1,
      seat: 2,
      other: 5,
      card: UNKNOWN_CARD,
      drawn: UNKNOWN_CARD,
      possible: 0,
    } as const;
    const knowers = (kind: 0 | 1 | 2 | 3 | 4): Seat[] =>
      ALL_SEATS.filter((seat) => knowsLoot({ ...record, kind }, seat));
    expect(knowers(STOLEN)).toEqual([2, 5]);
    expect(knowers(SWAPPED)).toEqual([2, 5]);
    expect(knowers(TRADED)).toEqual([2]);
    expect(isSecretLoot({ ...record, kind: STOLEN })).toBe(true);
    expect(isSecretLoot({ ...record, kind: STOLEN, card: 3 })).toBe(false);
    for (const kind of [TRADED, SWAPPED] as const) {
      expect(isSecretLoot({ ...record, kind, card: 3 })).toBe(true);
      expect(isSecretLoot({ ...record, kind, card: 3, drawn: 3 })).toBe(false);
    }
    expect(isSecretLoot({ ...record, kind: TOOK })).toBe(false);
  });
});
