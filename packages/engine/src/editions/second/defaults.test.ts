import { describe, expect, test } from 'vitest';
import { statedDefaultOrder } from '../../../test/rulesText.ts';
import type { GameEvent } from '../../core/events.ts';
import type { Move } from '../../core/moves.ts';
import type { Seat } from '../../core/seats.ts';
import type { Match } from '../../core/state.ts';
import { snapshot } from '../../data/snapshot.ts';
import {
  deciding,
  defaultMove,
  legalMoves,
  play,
  playDefault,
  playRecorded,
} from '../../match/play.ts';
import { readScenario } from '../../scenario/read.ts';
import { scenarioMatch } from '../../scenario/run.ts';

type SeatMove = readonly [Seat, Move];
type Case = {
  readonly seats?: readonly object[];
  readonly options?: object;
  readonly table?: readonly string[];
  readonly faceUp?: object;
  readonly round?: number;
  readonly piles?: readonly (readonly string[])[];
  readonly chance?: readonly string[];
  readonly moves: readonly SeatMove[];
};

function position({ moves, faceUp = {}, ...given }: Case): Match {
  const match = scenarioMatch(
    readScenario({
      edition: 'second',
      seats: [{}, {}, {}, {}],
      table: ['bill5'],
      discard: { faceUp },
      ...given,
      moves: [],
    }),
  );
  for (const [seat, move] of moves) expect(play(match, seat, move)).toEqual({ ok: true });
  return match;
}

const SEATS = [0, 1, 2, 3] as const;
const load = SEATS.map((seat): SeatMove => [seat, { move: 'load', bullet: 'click' }]);
const aim = SEATS.map((seat): SeatMove => [seat, { move: 'aim', target: (seat ^ 1) as Seat }]);
const pass: SeatMove = [0, { move: 'pass' }];
const courage = (choices: string): SeatMove[] =>
  SEATS.map((seat) => [seat, { move: choices[seat] === 's' ? 'stand' : 'duck' }]);
const toSharing = (choices: string): SeatMove[] => [...load, ...aim, pass, ...courage(choices)];
const take = (seat: Seat, share: 'bill5' | 'clip' | 'painting'): SeatMove => [
  seat,
  { move: 'take', shares: [share] },
];
const has = (power: string): readonly object[] => [{ power }, {}, {}, {}];

const cases: readonly (readonly [title: string, given: Case, seat: Seat, expected: Move])[] = [
  [
    'load: a bullet of the hand (R-10.1)',
    { seats: [{ hand: { bang: 2 } }, {}, {}, {}], moves: [] },
    0,
    { move: 'load', bullet: 'bang' },
  ],
  ['aim: too slow, at nobody (R-4.2)', { moves: load }, 2, { move: 'aim', target: null }],
  [
    'the Kid’s aim: too slow, at nobody (R-4.2, P-kid)',
    { seats: has('kid'), moves: [...load, ...aim.slice(1)] },
    0,
    { move: 'aim', target: null },
  ],
  ['privilege: nobody is ordered (R-10.2)', { moves: [...load, ...aim] }, 0, { move: 'pass' }],
  [
    'a new target: the next living player clockwise that is legal (R-10.2)',
    { moves: [...load, ...aim, [0, { move: 'order', target: 3 }]] },
    3,
    { move: 'aim', target: 0 },
  ],
  [
    'a new target: not the one aimed at before (R-10.2)',
    {
      moves: [
        ...load,
        [0, { move: 'aim', target: 1 }],
        [1, { move: 'aim', target: 2 }],
        ...aim.slice(2),
        [0, { move: 'order', target: 1 }],
      ],
    },
    1,
    { move: 'aim', target: 3 },
  ],
  [
    'courage: who is too slow stands (R-6.2)',
    { moves: [...load, ...aim, pass] },
    1,
    { move: 'stand' },
  ],
  [
    'Cunning: keeps (R-10.4, P-cunning)',
    { seats: has('cunning'), moves: [...load, ...aim] },
    0,
    { move: 'keep' },
  ],
  [
    'Dictator: allows (R-10.4, P-dictator)',
    {
      seats: has('dictator'),
      table: ['bill5', 'painting'],
      moves: [...toSharing('ssdd'), take(0, 'bill5'), take(1, 'painting')],
    },
    0,
    { move: 'allow' },
  ],
  [
    'Junk Dealer: keeps (R-10.4, P-junkDealer)',
    {
      seats: has('junkDealer'),
      piles: [['painting']],
      moves: [...toSharing('ssdd'), take(0, 'bill5')],
    },
    0,
    { move: 'keep' },
  ],
  [
    'Greedy: one share, the second is a may (R-10.3, R-10.4, P-greedy)',
    { seats: has('greedy'), table: ['bill20', 'bill20'], moves: toSharing('ssdd') },
    0,
    { move: 'take', shares: ['bill20'] },
  ],
  [
    'Good Friend: declines (R-10.4, P-goodFriend)',
    {
      seats: [{}, { power: 'goodFriend' }, {}, {}],
      table: ['clip'],
      faceUp: { bang: 2 },
      moves: [...toSharing('sddd'), take(0, 'clip'), [0, { move: 'discard', bullet: 'click' }]],
    },
    1,
    { move: 'decline' },
  ],
  [
    'clip: yes, for a click (R-10.4)',
    { table: ['clip'], faceUp: { bang: 1 }, moves: [...toSharing('sddd'), take(0, 'clip')] },
    0,
    { move: 'discard', bullet: 'click' },
  ],
  [
    'clip without a click in hand: for a bang (R-10.4)',
    {
      seats: [{ hand: { click: 1, bang: 2 } }, {}, {}, {}],
      table: ['clip'],
      faceUp: { bang: 1 },
      moves: [...toSharing('sddd'), take(0, 'clip')],
    },
    0,
    { move: 'discard', bullet: 'bang' },
  ],
  [
    'clip with an empty hand: yes, for nothing (R-10.4, R-8.6)',
    {
      seats: [{ hand: { click: 1 } }, {}, {}, {}],
      table: ['clip'],
      faceUp: { bang: 1 },
      moves: [...toSharing('sddd'), take(0, 'clip')],
    },
    0,
    { move: 'discard', bullet: null },
  ],
  [
    'Smart: discards what was loaded (R-10.4, P-smart)',
    {
      seats: has('smart'),
      moves: [
        [0, { move: 'load', bullet: 'bang' }],
        ...load.slice(1),
        ...aim,
        pass,
        ...courage('sdss'),
      ],
    },
    0,
    { move: 'discard', bullet: 'bang' },
  ],
  [
    'Hustler: draws from the next living player clockwise (R-10.4, P-hustler)',
    { seats: [{}, { power: 'hustler' }, { dead: true }, {}], moves: [] },
    1,
    { move: 'hustle', target: 3 },
  ],
  [
    'Hustler: gives the drawn bullet back (R-10.4, P-hustler)',
    { seats: has('hustler'), chance: ['bang'], moves: [[0, { move: 'hustle', target: 2 }]] },
    0,
    { move: 'give', bullet: 'bang' },
  ],
];

describe('defaults for slow or absent players', () => {
  test.each(cases)('%s', (_, given, seat, expected) => {
    const match = position(given);
    expect(defaultMove(match, seat)).toEqual(expected);
    const events: GameEvent[] = [];
    expect(playDefault(match, seat, events)).toEqual({ ok: true });
    expect(events[0]).toEqual({ to: 'everyone', type: 'defaulted', seat });
  });

  const TAKING = statedDefaultOrder();
  test('take: the first legal in the order of the rule (R-10.3)', () => {
    const match = position({
      table: TAKING.filter((share) => share !== 'godfather').reverse(),
      moves: toSharing('sddd'),
    });
    const taken: unknown[] = [];
    while (taken.length < TAKING.length) {
      const move = defaultMove(match, 0);
      if (move?.move === 'take') taken.push(...move.shares);
      expect(playDefault(match, 0)).toEqual({ ok: true });
    }
    expect(taken).toEqual(TAKING);
  });

  test('take: the default skips the kind the Dictator forbade (R-10.3, P-dictator)', () => {
    const match = position({
      seats: has('dictator'),
      table: ['bill20', 'bill10', 'painting'],
      moves: [
        ...toSharing('ssdd'),
        [0, { move: 'take', shares: ['bill10'] }],
        [1, { move: 'take', shares: ['bill20'] }],
        [0, { move: 'forbid', kind: 'bill' }],
      ],
    });
    expect(defaultMove(match, 1)).toEqual({ move: 'take', shares: ['painting'] });
  });

  test('R-4.1 R-4.2: nobody can choose to aim at nobody; it is played only as a default or from a record', () => {
    const late: Move = { move: 'aim', target: null };
    const chosen = position({ moves: load });
    expect(legalMoves(chosen, 2)).not.toContainEqual(late);
    expect(play(chosen, 2, late)).toMatchObject({ ok: false, refusal: { reason: 'illegal' } });
    const recorded = position({ moves: load });
    expect(playRecorded(recorded, 2, late)).toEqual({ ok: true });
    expect(playDefault(chosen, 2)).toEqual({ ok: true });
    expect(JSON.stringify(snapshot(recorded))).toBe(JSON.stringify(snapshot(chosen)));
    const ordered = position({ moves: [...load, ...aim, [0, { move: 'order', target: 3 }]] });
    expect(playRecorded(ordered, 3, late).ok).toBe(false);
  });

  test('a player who is not asked has no default, and nothing happens (R-10.5)', () => {
    const match = position({ moves: [...load, ...aim] });
    const before = JSON.stringify(snapshot(match));
    const events: GameEvent[] = [];
    expect(defaultMove(match, 1)).toBeNull();
    expect(playDefault(match, 1, events).ok).toBe(false);
    expect(events).toEqual([]);
    expect(JSON.stringify(snapshot(match))).toBe(before);
  });

  test('R-10.5: no default is played by itself, so a table without a clock waits for everyone', () => {
    const match = position({ moves: [...load, ...aim.slice(1)] });
    const before = JSON.stringify(snapshot(match));
    for (const [seat, move] of aim.slice(1)) expect(play(match, seat, move).ok).toBe(false);
    expect(JSON.stringify(snapshot(match))).toBe(before);
    expect(deciding(match)).toEqual([0]);
  });
});
