import { describe, expect, test } from 'vitest';
import { standings } from '../../core/finish.ts';
import type { SeatResult } from '../../core/result.ts';
import { readScenario } from '../../scenario/read.ts';
import { scenarioMatch } from '../../scenario/run.ts';

type Position = {
  readonly loot?: readonly string[];
  readonly wounds?: number;
  readonly power?: string;
  readonly dead?: true;
};

const scoreOf = (...seats: readonly Position[]) =>
  standings(
    scenarioMatch(readScenario({ edition: 'second', round: 8, seats, table: [], moves: [] })),
  );

const cards = (name: string, count: number): string[] => new Array<string>(count).fill(name);

describe('the money of the second edition', () => {
  const cases: readonly [string, Position, Partial<SeatResult>][] = [
    ['nothing', {}, { bills: 0, diamonds: 0, diamondBonus: 0, paintingsValue: 0, total: 0 }],
    [
      'a bill of each value (R-9.3)',
      { loot: ['bill5', 'bill10', 'bill20'] },
      { bills: 35_000, total: 35_000 },
    ],
    [
      'wounds cost nothing (R-9.3)',
      { loot: ['bill5'], wounds: 2 },
      { wounds: 2, woundsCost: 0, total: 5_000 },
    ],
    [
      'a diamond of each value, with the bonus (R-9.2, R-9.3)',
      { loot: ['diamond1', 'diamond5', 'diamond10'] },
      { diamonds: 16_000, diamondBonus: 60_000, total: 76_000 },
    ],
    [
      'everything together',
      { loot: ['bill20', 'diamond1', 'painting', 'painting', 'painting'] },
      {
        bills: 20_000,
        diamonds: 1_000,
        diamondBonus: 60_000,
        paintings: 3,
        paintingsValue: 30_000,
        total: 111_000,
      },
    ],
    [
      'the Collector alone (P-collector)',
      { power: 'collector' },
      { paintings: 1, paintingsValue: 4_000, total: 4_000 },
    ],
    [
      'the Collector with nine paintings (P-collector)',
      { power: 'collector', loot: cards('painting', 9) },
      { paintings: 10, paintingsValue: 500_000 },
    ],
    [
      'an eleventh painting adds nothing (P-collector, R-9.4)',
      { power: 'collector', loot: cards('painting', 10) },
      { paintings: 11, paintingsValue: 500_000, total: 500_000 },
    ],
    [
      'a dead Collector (P-collector)',
      { power: 'collector', dead: true },
      { alive: false, paintings: 0, total: 0 },
    ],
  ];
  test.each(cases)('%s', (_, position, expected) => {
    expect(scoreOf(position, {}, {}).seats[0]).toMatchObject(expected);
  });

  const VALUES = [4, 12, 30, 60, 100, 150, 200, 300, 400, 500];
  test.each(VALUES.map((value, i) => [i + 1, value]))(
    '%i paintings are worth $%i,000 (R-9.4)',
    (count, thousands) => {
      const seat = scoreOf({ loot: cards('painting', count) }, {}, {}).seats[0];
      expect(seat).toMatchObject({ paintings: count, paintingsValue: thousands * 1000 });
    },
  );

  const bonuses: readonly [string, readonly Position[], number[]][] = [
    ['goes to the most cards', [{ loot: cards('diamond1', 2) }, { loot: ['diamond10'] }, {}], [0]],
    ['goes to nobody on a tie', [{ loot: ['diamond1'] }, { loot: ['diamond10'] }, {}], []],
    [
      'is not lost to a tie for second place',
      [{ loot: ['diamond1'] }, { loot: ['diamond5'] }, { loot: cards('diamond1', 2) }],
      [2],
    ],
    [
      'goes to nobody on a tie found last',
      [{ loot: ['diamond5'] }, { loot: cards('diamond1', 2) }, { loot: ['diamond5', 'diamond10'] }],
      [],
    ],
    ['goes to nobody without diamonds', [{}, { loot: ['bill5'] }, {}], []],
  ];
  test.each(bonuses)('the diamond bonus %s (R-9.2)', (_, positions, expected) => {
    const { seats } = scoreOf(...positions);
    const paid = seats.filter(({ diamondBonus }) => diamondBonus > 0);
    expect(paid.map(({ seat }) => seat)).toEqual(expected);
    expect(paid.every(({ diamondBonus }) => diamondBonus === 60_000)).toBe(true);
  });

  const winners: readonly [string, readonly Position[], number[]][] = [
    ['the richest wins', [{ loot: ['bill5'] }, { loot: ['bill10'] }, {}], [1]],
    ['on a tie, the most wounds', [{ wounds: 1 }, { wounds: 2 }, {}], [1]],
    ['still tied, they share', [{ wounds: 1 }, { wounds: 1 }, {}], [0, 1]],
    ['wounds decide ties only', [{ loot: ['bill5'] }, { wounds: 2 }, {}], [0]],
  ];
  test.each(winners)('%s (R-9.5)', (_, positions, expected) => {
    expect(scoreOf(...positions)).toMatchObject({ winners: expected, reason: 'rounds' });
  });

  test('the last one alive wins whatever they own, and with nobody alive nobody wins (R-7.6, R-9.5)', () => {
    expect(scoreOf({ dead: true }, {}, { dead: true })).toMatchObject({
      winners: [1],
      reason: 'lastAlive',
    });
    expect(scoreOf({ dead: true }, { dead: true }, { dead: true })).toMatchObject({
      winners: [],
      reason: 'nobodyAlive',
    });
  });
});
