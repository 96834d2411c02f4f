import { describe, expect, test } from 'vitest';
import { SetupError } from '../src/core/errors.ts';
import { LOOT } from '../src/core/lootCards.ts';
import { POWER_NAMES } from '../src/core/names.ts';
import { readScenario, readScenarios } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';
import { readScenarioFile, SCENARIOS } from './scenarioFiles.ts';

describe('the scenarios hold', () => {
  for (const { scenario } of SCENARIOS)
    test(`${scenario.name} (${scenario.rules.join(', ')})`, () => {
      expect(runScenario(scenario).problems).toEqual([]);
    });
});

describe('the collection of scenarios', () => {
  test('no two scenarios have the same name', () => {
    const names = SCENARIOS.map(({ scenario }) => scenario.name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('every scenario cites a rule and expects something', () => {
    const idle = SCENARIOS.filter(
      ({ scenario }) => scenario.rules.length === 0 || Object.keys(scenario.expect).length === 0,
    );
    expect(idle.map(({ file }) => file)).toEqual([]);
  });

  test.each(POWER_NAMES)('at least three scenarios show P-%s', (power) => {
    const shown = SCENARIOS.filter(({ scenario }) => scenario.rules.includes(`P-${power}`));
    expect(shown.length, `scenarios that cite P-${power}`).toBeGreaterThanOrEqual(3);
    expect(shown.some(({ scenario }) => scenario.seats.some((seat) => seat.power === power))).toBe(
      true,
    );
  });
});

/** A scenario with one thing changed. */
const mutual = readScenarioFile('rules/r7-mutual.json') as { moves: object[]; expect: object };
const problemsOf = (changes: object): readonly string[] =>
  runScenario(readScenario({ ...mutual, ...changes })).problems;

test('a file holds one scenario or a list of them', () => {
  const names = (file: unknown): string[] => readScenarios(file).map(({ name }) => name);
  expect(names({ ...mutual, name: 'a' })).toEqual(['a']);
  expect(
    names([
      { ...mutual, name: 'a' },
      { ...mutual, name: 'b' },
    ]),
  ).toEqual(['a', 'b']);
  expect(() => readScenarios([])).toThrow('the scenario must be an object, not []');
});

describe('a scenario that does not hold says why', () => {
  test('an expectation that is not met, one line each', () => {
    expect(
      problemsOf({
        expect: {
          round: 2,
          seats: { 0: { wounds: 0, state: 'wounded' }, 2: { hand: { click: 5 } } },
          discard: { faceUp: { bang: 3 } },
        },
      }),
    ).toEqual([
      'round should be 2 and is 1',
      'discard.faceUp should be {"bang":3} and is {"click":2,"bang":2}',
      'seats.0.wounds should be 0 and is 1',
      'seats.2.hand should be {"click":5} and is {"click":4,"bang":3}',
    ]);
  });

  test('an expectation of an end that has not come', () => {
    expect(problemsOf({ expect: { winners: [0] } })).toEqual([
      'winners should be [0] and is not there',
    ]);
  });

  test('a move that is refused, with what would be legal', () => {
    expect(problemsOf({ moves: [{ seat: 0, move: 'load', bullet: 'bang3' }] })).toEqual([
      'move 1 ({"seat":0,"move":"load","bullet":"bang3"}) was refused: legal are [{"move":"load","bullet":"click"},{"move":"load","bullet":"bang"}]',
    ]);
  });

  test('a move of a seat that is not asked', () => {
    expect(
      problemsOf({
        moves: [...mutual.moves.slice(0, 8), { seat: 1, move: 'pass' }],
      }),
    ).toEqual(['move 9 ({"seat":1,"move":"pass"}) was refused: notAsked']);
  });

  test('a move marked illegal that is legal', () => {
    expect(
      problemsOf({ moves: [{ seat: 0, move: 'load', bullet: 'bang', illegal: true }] }),
    ).toEqual(['move 1 ({"seat":0,"move":"load","bullet":"bang"}) should be refused and was made']);
  });

  test('a scripted draw that never happens', () => {
    expect(problemsOf({ chance: ['bill5'] })).toEqual(['chance names 1 draws, but only 0 came up']);
  });
});

describe('a file that is not a scenario is refused in one clear line', () => {
  const load = { seat: 0, move: 'load', bullet: 'click' };
  const base = { edition: 'second', seats: [{}, {}, {}, {}], moves: [] };
  const vulture = readScenarioFile('powers/vulture-takes-two.json') as object;
  const trader = readScenarioFile('powers/junk-dealer-trades.json') as object;

  const bad: readonly (readonly [what: string, value: unknown, message: string])[] = [
    ['nothing', null, 'the scenario must be an object, not null'],
    ['a list', [], 'the scenario must be an object, not []'],
    ['no moves', { edition: 'second', seats: [{}, {}, {}] }, 'lacks the field "moves"'],
    ['an unknown field', { ...base, tabel: [] }, 'unknown field "tabel"'],
    [
      'an unknown edition',
      { ...base, edition: 'third' },
      'edition must be one of "second", "first"',
    ],
    [
      'too few seats',
      { ...base, seats: [{}, {}] },
      'seats must be a whole number from 3 to 8, not 2',
    ],
    [
      'seats that are not a list',
      { ...base, seats: 4 },
      'seats must be a list with one entry per seat',
    ],
    [
      'an unknown card',
      { ...base, table: ['bill7'] },
      `table[0] must be one of ${LOOT.join(', ')}`,
    ],
    [
      'an unknown loot card of a seat',
      { ...base, seats: [{ loot: ['gold'] }, {}, {}] },
      'seats[0].loot[0] must be one of',
    ],
    ['the token as a card', { ...base, table: ['godfather'] }, 'table[0] must be one of'],
    [
      'an unknown power',
      { ...base, seats: [{}, { power: 'wizard' }, {}] },
      `seats[1].power must be one of ${POWER_NAMES.join(', ')}`,
    ],
    [
      'the same power twice',
      { ...base, seats: [{ power: 'kid' }, { power: 'kid' }, {}] },
      'the power "kid" is there only once',
    ],
    [
      'a power in the first edition',
      { ...base, edition: 'first', seats: [{ power: 'kid' }, {}, {}] },
      'to the second edition',
    ],
    [
      'an unknown bullet',
      { ...base, seats: [{ hand: { boom: 1 } }, {}, {}] },
      'seats[0].hand has an unknown field "boom"',
    ],
    [
      'half a bullet',
      { ...base, seats: [{ hand: { bang: 0.5 } }, {}, {}] },
      'seats[0].hand.bang must be a whole number',
    ],
    [
      'too many wounds',
      { ...base, seats: [{ wounds: 6 }, {}, {}] },
      'seats[0].wounds must be a whole number from 0 to 5',
    ],
    [
      'a living player with fatal wounds',
      { ...base, seats: [{ wounds: 3 }, {}, {}] },
      "seats[0] has 3 wounds and can't be alive",
    ],
    [
      'loot of the dead',
      { ...base, seats: [{ dead: true, loot: ['bill5'] }, {}, {}] },
      "seats[0] is dead and can't have loot",
    ],
    ['a round too many', { ...base, round: 9 }, 'round must be a whole number from 1 to 8, not 9'],
    [
      'a Godfather who is not there',
      { ...base, godfather: 4 },
      'godfather must be a whole number from 0 to 3',
    ],
    [
      'more piles than rounds',
      { ...base, round: 8, piles: [['bill5']] },
      'piles has 1 piles, but only 0 rounds follow round 8',
    ],
    [
      'an unknown option',
      { ...base, options: { lateaim: 'noTarget' } },
      'there is no option "lateaim"',
    ],
    [
      'an unknown choice',
      { ...base, options: { lateAim: 'dies' } },
      'options.lateAim must be one of "noTarget", "sitsOut"',
    ],
    [
      'a move of a seat that is not there',
      { ...base, moves: [{ ...load, seat: 4 }] },
      'moves[0].seat must be a whole number from 0 to 3',
    ],
    [
      'a move without a seat',
      { ...base, moves: [{ move: 'pass' }] },
      'moves[0].seat must be a whole number',
    ],
    [
      'an unknown move',
      { ...base, moves: [{ seat: 0, move: 'run' }] },
      'moves[0] must be a move, not {"move":"run"}',
    ],
    [
      'a move with a field too many',
      { ...base, moves: [{ ...load, target: 1 }] },
      'moves[0] must be a move',
    ],
    [
      'three shares',
      { ...base, moves: [{ seat: 0, move: 'take', shares: ['clip', 'clip', 'clip'] }] },
      'moves[0] must be a move',
    ],
    [
      'a vague illegal',
      { ...base, moves: [{ ...load, illegal: 'yes' }] },
      'moves[0].illegal must be true or false',
    ],
    ['a draw of nothing known', { ...base, chance: ['bill7'] }, 'chance[0] must be one of'],
    [
      'a draw that cannot come up',
      { ...vulture, chance: ['bill20'] },
      'chance names "bill20" as draw 1, which can\'t come up there',
    ],
    [
      'a draw that is in no pile',
      { ...trader, chance: ['clip'] },
      'chance names "clip" as draw 1, which is not in the piles to come',
    ],
    [
      'an unknown expectation',
      { ...base, expect: { winner: 0 } },
      'expect has an unknown field "winner"',
    ],
    [
      'an expected step there is not',
      { ...base, expect: { step: 'dance' } },
      'expect.step must be one of hustle, load',
    ],
    [
      'an expected seat there is not',
      { ...base, expect: { seats: { 5: {} } } },
      'expect.seats: a seat must be a whole number from 0 to 3',
    ],
    [
      'an expected state there is not',
      { ...base, expect: { seats: { 0: { state: 'asleep' } } } },
      'expect.seats.0.state must be one of standing',
    ],
  ];

  test.each(bad)('%s', (_, value, message) => {
    let thrown: unknown;
    try {
      runScenario(readScenario(value));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(SetupError);
    expect((thrown as SetupError).message).toContain(message);
    expect((thrown as SetupError).message).not.toContain('\n');
  });
});
