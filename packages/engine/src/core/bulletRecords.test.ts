import { describe, expect, test } from 'vitest';
import { bulletMemory, bulletWitnesses, readBulletMemory } from '../data/bulletMemory.ts';
import {
  BURIED,
  bulletRecordWitnesses,
  PASSED,
  PLAYED,
  packBullet,
  REGAINED,
  SEARCHED,
  unpackBullet,
} from './bulletRecords.ts';
import { type Seat, seatsOf } from './seats.ts';

const seats: readonly Seat[] = [0, 3, 7];

describe('the record of bullets', () => {
  test('R-11.1: a record of a bullet can be packed, put into words and read back', () => {
    for (const kind of [0, 1, 2, 3, 4] as const)
      for (const round of [1, 8])
        for (const seat of seats)
          for (const other of seats)
            for (const possible of [1, 2, 4, 5, 7])
              for (const open of [false, true]) {
                const record = { kind, round, seat, other, possible, open };
                const packed = packBullet(record);
                expect(unpackBullet(packed)).toEqual(record);
                const named = bulletMemory(packed);
                expect(named.round).toBe(round);
                expect(bulletWitnesses(named)).toBe(bulletRecordWitnesses(record));
                const read = readBulletMemory(8)(JSON.parse(JSON.stringify(named)), 'entry');
                expect(bulletMemory(read)).toEqual(named);
              }
  });

  test('R-11.2 R-11.3: a bullet the table did not see is known to those who handled it', () => {
    const record = { round: 1, seat: 2, other: 5, possible: 7, open: false } as const;
    const witnesses = (kind: 0 | 1 | 2 | 3 | 4, open = false): readonly Seat[] =>
      seatsOf(bulletRecordWitnesses({ ...record, kind, open }));
    expect(witnesses(PLAYED)).toEqual([2]);
    expect(witnesses(PLAYED, true)).toEqual([]);
    expect(witnesses(PASSED)).toEqual([2, 5]);
    for (const kind of [REGAINED, SEARCHED, BURIED] as const) expect(witnesses(kind)).toEqual([]);
  });
});
