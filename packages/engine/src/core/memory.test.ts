import { describe, expect, test } from 'vitest';
import { bulletMemory, readBulletMemory } from '../data/bulletMemory.ts';
import { lootMemory, readLootMemory } from '../data/lootMemory.ts';
import * as memory from './memory.ts';
import { ALL_SEATS, type Seat } from './seats.ts';

const seats: readonly Seat[] = [0, 3, 7];

describe('public memory', () => {
  test('R-11.1: a record of a bullet can be packed, put into words and read back', () => {
    for (const kind of [0, 1, 2, 3, 4] as const)
      for (const round of [1, 8])
        for (const seat of seats)
          for (const other of seats)
            for (const possible of [1, 2, 4, 5, 7])
              for (const open of [false, true]) {
                const record = { kind, round, seat, other, possible, open };
                const packed = memory.packBullet(record);
                expect(memory.unpackBullet(packed)).toEqual(record);
                const named = bulletMemory(packed);
                expect(named.round).toBe(round);
                const read = readBulletMemory(8)(JSON.parse(JSON.stringify(named)), 'entry');
                expect(bulletMemory(read)).toEqual(named);
              }
  });

  test('R-11.1 R-8.4: a record of a loot card can be packed, put into words and read back', () => {
    for (const kind of [0, 1, 2, 3, 4] as const)
      for (const round of [1, 8])
        for (const seat of seats)
          for (const other of seats)
            for (const card of [0, 8] as const)
              for (const drawn of [0, 6, memory.UNKNOWN_CARD] as const) {
                const possible = kind === memory.TRADED ? 0b100000011 : 0;
                const record = { kind, round, seat, other, card, drawn, possible };
                const packed = memory.packLoot(record);
                expect(memory.unpackLoot(packed)).toEqual(record);
                const named = lootMemory(packed);
                const read = readLootMemory(8)(JSON.parse(JSON.stringify(named)), 'entry');
                expect(lootMemory(read)).toEqual(named);
              }
  });

  test('R-11.2 R-11.3: a bullet the table did not see is known to those who handled it', () => {
    const record = { round: 1, seat: 2, other: 5, possible: 7, open: false } as const;
    const knowers = (kind: 0 | 1 | 2 | 3 | 4): Seat[] =>
      ALL_SEATS.filter((seat) => memory.knowsBullet({ ...record, kind }, seat));
    expect(knowers(memory.PLAYED)).toEqual([2]);
    expect(knowers(memory.PASSED)).toEqual([2, 5]);
    expect(memory.isSecretBullet({ ...record, kind: memory.PLAYED })).toBe(true);
    expect(memory.isSecretBullet({ ...record, kind: memory.PLAYED, open: true })).toBe(false);
    expect(memory.isSecretBullet({ ...record, kind: memory.PASSED })).toBe(true);
    for (const kind of [memory.REGAINED, memory.SEARCHED, memory.BURIED] as const)
      expect(memory.isSecretBullet({ ...record, kind })).toBe(false);
  });

  test('R-11.4: a card handed over in secret is known only to its old and its new owner', () => {
    const record = {
      round: 1,
      seat: 2,
      other: 5,
      card: memory.UNKNOWN_CARD,
      drawn: memory.UNKNOWN_CARD,
      possible: 0,
    } as const;
    const knowers = (kind: 0 | 1 | 2 | 3 | 4): Seat[] =>
      ALL_SEATS.filter((seat) => memory.knowsLoot({ ...record, kind }, seat));
    expect(knowers(memory.STOLEN)).toEqual([2, 5]);
    expect(knowers(memory.SWAPPED)).toEqual([2, 5]);
    expect(knowers(memory.TRADED)).toEqual([2]);
    expect(memory.isSecretLoot({ ...record, kind: memory.STOLEN })).toBe(true);
    expect(memory.isSecretLoot({ ...record, kind: memory.STOLEN, card: 3 })).toBe(false);
    for (const kind of [memory.TRADED, memory.SWAPPED] as const) {
      expect(memory.isSecretLoot({ ...record, kind, card: 3 })).toBe(true);
      expect(memory.isSecretLoot({ ...record, kind, card: 3, drawn: 3 })).toBe(false);
    }
    expect(memory.isSecretLoot({ ...record, kind: memory.TOOK })).toBe(false);
  });
});
