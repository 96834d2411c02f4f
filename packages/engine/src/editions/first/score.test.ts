import { describe, expect, test } from 'vitest';
import { standings } from '../../core/finish.ts';
import type { SeatResult } from '../../core/result.ts';
import { readScenario } from '../../scenario/read.ts';
import { scenarioMatch } from '../../scenario/run.ts';

type Position = {
  readonly loot?: readonly string[];
  readonly wounds?: number;
  readonly shame?: number;
  readonly dead?: true;
};

const scoreOf = (...seats: readonly Position[]) =>
  standings(
    scenarioMatch(readScenario({ edition: 'first', round: 8, seats, table: [], moves: [] })),
  );

const fives = (count: number): string[] => new Array<string>(count).fill('bill5');

describe('the money of the first edition', () => {
  const cases: readonly [string, Position, Partial<SeatResult>][] = [
    ['nothing', {}, { bills: 0, woundsCost: 0, total: 0 }],
    ['bills', { loot: ['bill5', 'bill10', 'bill20'] }, { bills: 35_000, total: 35_000 }],
    [
      'a wound',
      { loot: ['bill10'], wounds: 1 },
      { bills: 10_000, woundsCost: 5_000, total: 5_000 },
    ],
    ['wounds without bills', { wounds: 2 }, { woundsCost: 10_000, total: -10_000 }],
    ['shame', { loot: ['bill5'], shame: 8 }, { shame: 8, total: 5_000 }],
    ['death', { dead: true }, { alive: false, woundsCost: 0, total: 0 }],
  ];
  test.each(cases)('%s (F-12)', (_, position, expected) => {
    const { seats } = scoreOf(position, {}, {});
    expect(seats[0]).toMatchObject({ ...expected, diamondBonus: 0, paintingsValue: 0 });
  });

  const winners: readonly [string, readonly Position[], number[]][] = [
    ['the richest wins', [{ loot: fives(1) }, { loot: fives(2) }, {}], [1]],
    ['wounds count before ties', [{ loot: fives(3), wounds: 2 }, { loot: fives(2) }, {}], [1]],
    ['the fewest shame tokens win a tie', [{ shame: 2 }, { shame: 1 }, { shame: 3 }], [1]],
    [
      'shame goes before wounds',
      [{ loot: fives(2), wounds: 2, shame: 1 }, { loot: fives(1), wounds: 1 }, { shame: 1 }],
      [1],
    ],
    [
      'then the most wounds win',
      [{ loot: fives(2), wounds: 2 }, { loot: fives(1), wounds: 1 }, {}],
      [0],
    ],
    ['still tied, they share', [{ loot: fives(1) }, { loot: fives(1) }, {}], [0, 1]],
    ['the dead lose', [{ dead: true }, { wounds: 2 }, { wounds: 2 }], [1, 2]],
  ];
  test.each(winners)('%s (F-12)', (_, positions, expected) => {
    const { winners: won, reason } = scoreOf(...positions);
    expect(won).toEqual(expected);
    expect(reason).toBe('rounds');
  });

  test('one alive wins, none alive is no winner (F-11)', () => {
    expect(scoreOf({ dead: true }, { wounds: 2 }, { dead: true })).toMatchObject({
      winners: [1],
      reason: 'lastAlive',
    });
    expect(scoreOf({ dead: true }, { dead: true }, { dead: true })).toMatchObject({
      winners: [],
      reason: 'nobodyAlive',
    });
  });
});
