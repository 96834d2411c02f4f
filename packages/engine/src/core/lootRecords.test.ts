import { describe, expect, test } from 'vitest';
import { lootMemory, lootWitnesses, readLootMemory } from '../data/lootMemory.ts';
import { maskOf } from './codes.ts';
import { LOOT_CODES } from './lootCards.ts';
import {
  LOST,
  type LootRecord,
  lootRecordWitnesses,
  packLoot,
  STOLEN,
  SWAPPED,
  TOOK,
  TRADED,
  UNKNOWN_CARD,
  unpackLoot,
} from './lootRecords.ts';
import { type Seat, seatsOf } from './seats.ts';

const seats: readonly Seat[] = [0, 3, 7];

describe('the record of loot', () => {
  test('R-11.1 R-8.4: a record of a loot card can be packed, put into words and read back', () => {
    for (const kind of [0, 1, 2, 3, 4] as const)
      for (const round of [1, 8])
        for (const seat of seats)
          for (const other of seats)
            for (const card of LOOT_CODES)
              for (const drawn of [...LOOT_CODES, UNKNOWN_CARD] as const) {
                const possible = kind === TRADED ? maskOf(LOOT_CODES) : 0;
                const record = { kind, round, seat, other, card, drawn, possible };
                const packed = packLoot(record);
                expect(unpackLoot(packed)).toEqual(record);
                const named = lootMemory(packed);
                expect(lootWitnesses(named)).toBe(lootRecordWitnesses(record));
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
    const witnesses = (change: Partial<LootRecord>): readonly Seat[] =>
      seatsOf(lootRecordWitnesses({ ...record, kind: TOOK, ...change }));
    expect(witnesses({ kind: STOLEN })).toEqual([2, 5]);
    expect(witnesses({ kind: STOLEN, card: 3 })).toEqual([]);
    expect(witnesses({ kind: TRADED, card: 3 })).toEqual([2]);
    expect(witnesses({ kind: SWAPPED, card: 3 })).toEqual([2, 5]);
    for (const kind of [TRADED, SWAPPED] as const)
      expect(witnesses({ kind, card: 3, drawn: 3 })).toEqual([]);
    for (const kind of [TOOK, LOST] as const) expect(witnesses({ kind })).toEqual([]);
  });
});
