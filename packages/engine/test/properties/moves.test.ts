import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clone } from '../../src/core/compartments.ts';
import type { GameEvent } from '../../src/core/events.ts';
import { MOVES, type Move } from '../../src/core/moves.ts';
import { createRandom } from '../../src/core/random.ts';
import { ALL_SEATS, type Seat } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';
import { viewOf } from '../../src/data/view.ts';
import { createMatch } from '../../src/match/create.ts';
import {
  canRevise,
  deciding,
  legalMoves,
  play,
  playDefault,
  playNth,
  result,
} from '../../src/match/play.ts';
import { fingerprint } from './fingerprint.ts';
import { gameNumbers, runs } from './gameNumbers.ts';
import { looksClosely, playGame } from './games.ts';

/** Every move there is, by every seat: the legal ones work, the others leave no trace. */
function tryEverything(match: Match): void {
  const before = fingerprint(match);
  for (const seat of ALL_SEATS.slice(0, match.rules.seats)) {
    tryNumbers(match, seat);
    const legal = new Set(legalMoves(match, seat));
    for (const move of MOVES) {
      if (legal.has(move)) {
        const copy = clone(match);
        const repeated = viewOf(match, seat).own?.locked === move;
        if (!play(copy, seat, { ...move }).ok || (fingerprint(copy) === before) !== repeated)
          throw new Error(`legal, but refused: ${JSON.stringify([seat, move])}`);
      } else {
        const events: never[] = [];
        const played = play(match, seat, move, events);
        if (played.ok || events.length > 0)
          throw new Error(`illegal, but played: ${JSON.stringify([seat, move])}`);
        const expected =
          result(match) !== null
            ? 'over'
            : deciding(match).includes(seat) || canRevise(match, seat)
              ? 'illegal'
              : 'notAsked';
        if (played.refusal.reason !== expected)
          throw new Error(`refused as ${played.refusal.reason}, not as ${expected}`);
      }
    }
  }
  expect(fingerprint(match)).toBe(before);
}

/** A move by index is the move at that index of the list. */
function tryNumbers(match: Match, seat: Seat): void {
  const moves = legalMoves(match, seat);
  for (const [nth, move] of moves.entries()) {
    const [one, other] = [clone(match), clone(match)];
    const [happened, expected]: [GameEvent[], GameEvent[]] = [[], []];
    if (!playNth(one, seat, nth, happened).ok) throw new Error(`move ${nth} was refused`);
    play(other, seat, move, expected);
    if (fingerprint(one) !== fingerprint(other))
      throw new Error(`move ${nth} is not the one in the list`);
    expect(happened).toEqual(expected);
  }
  for (const nth of [-1, moves.length, 0.5, NaN])
    if (playNth(match, seat, nth).ok) throw new Error(`there is no move ${nth}, but it was played`);
}

const junk = fc.oneof(
  fc.anything(),
  fc.record({ move: fc.anything() }),
  fc.record({ move: fc.constantFrom(...MOVES.map(({ move }) => move)), target: fc.anything() }),
  fc.record({ move: fc.constantFrom('load', 'discard', 'reload'), bullet: fc.anything() }),
  fc.record({ move: fc.constant('take'), shares: fc.anything() }),
  fc
    .tuple(fc.constantFrom(...MOVES), fc.string(), fc.anything())
    .map(([move, field, value]) => ({ ...move, extra: 1, [field]: value })),
);

const oddities: readonly unknown[] = [
  undefined,
  null,
  NaN,
  'duck',
  [],
  ['duck'],
  () => 'duck',
  Symbol('duck'),
  1n,
  { move: 'duck', target: undefined },
  { move: 'duck', because: 'why not' },
  { move: 'DUCK' },
  { move: ['duck'] },
  { Move: 'duck' },
  { move: 'aim' },
  { move: 'aim', target: NaN },
  { move: 'aim', target: Infinity },
  { move: 'aim', target: -1 },
  { move: 'aim', target: 8 },
  { move: 'aim', target: 0.5 },
  { move: 'aim', target: '1' },
  { move: 'aim', target: [1] },
  { move: 'aim', target: true },
  { move: 'aim', target: { valueOf: () => 1 } },
  { move: 'aim', target: 1n },
  { move: 'load', bullet: 'Click' },
  { move: 'load', bullet: null },
  { move: 'load', bullet: ['click'] },
  { move: 'load', bullet: NaN },
  { move: 'discard', bullet: NaN },
  { move: 'discard', bullet: Infinity },
  { move: 'take', shares: 'bill5' },
  { move: 'take', shares: [] },
  { move: 'take', shares: ['bill5', 'bill5', 'bill5'] },
  { move: 'take', shares: [['bill5']] },
  { move: 'take', shares: [null] },
  { move: 'take', shares: [undefined, 'bill5'] },
  { move: 'take', shares: [7] },
  { move: 'take', shares: new Array(100_000).fill('bill5') },
  { move: 'take', shares: { 0: 'bill5', length: 1 } },
  { move: 'x'.repeat(1_000_000) },
  Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`field${i}`, i])),
  { move: 'trade', target: null },
  { move: 'order', target: null },
];

/** Continues at random; calls `check` with the match at a few moments. */
const atMoments = (number: number, rarely: number, check: (match: Match) => void): void => {
  const random = createRandom(`moments ${number}`);
  check(
    playGame(number, { before: (match) => void (looksClosely(random, rarely) && check(match)) }),
  );
};

describe('moves', () => {
  test('R-0.2: every legal move is accepted, every other move of every seat is refused without a trace', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => atMoments(number, 60, tryEverything)),
      runs(60),
    );
  });

  test('a value that is not a move is refused without a crash and without changing the match', () => {
    fc.assert(
      fc.property(gameNumbers, fc.array(junk, { maxLength: 30 }), (number, values) => {
        atMoments(number, 60, (match) => {
          const before = fingerprint(match);
          for (const value of [...values, ...oddities])
            for (const seat of deciding(match))
              if (play(match, seat, value as Move).ok)
                throw new Error(`played: ${fc.stringify(value)}`);
          expect(fingerprint(match)).toBe(before);
        });
      }),
      runs(20),
    );
  });

  test.each([
    -1,
    4,
    8,
    31,
    32,
    33,
    256,
    0.5,
    NaN,
    Infinity,
    '0',
    'x',
    null,
    undefined,
    {},
    [0],
    true,
  ])('a move of seat %s, which is not at the table, is refused without a trace', (seat) => {
    const match = createMatch({ edition: 'second', seats: 4, seed: 'strangers' });
    const before = fingerprint(match);
    for (const move of MOVES)
      expect(play(match, seat as Seat, move)).toEqual({
        ok: false,
        refusal: { reason: 'noSuchSeat', seat },
      });
    expect(legalMoves(match, seat as Seat)).toEqual([]);
    expect(playDefault(match, seat as Seat).ok).toBe(false);
    expect(fingerprint(match)).toBe(before);
  });

  test('after the end every move is refused as too late, also a default', () => {
    const match = playGame(1);
    const before = fingerprint(match);
    for (const seat of ALL_SEATS.slice(0, match.rules.seats)) {
      expect(play(match, seat, { move: 'pass' })).toEqual({
        ok: false,
        refusal: { reason: 'over' },
      });
      const events: never[] = [];
      expect(playDefault(match, seat, events).ok).toBe(false);
      expect(events).toEqual([]);
    }
    expect(fingerprint(match)).toBe(before);
  });

  test('a refusal lists the legal moves', () => {
    const match = createMatch({ edition: 'second', seats: 4, seed: 'refusals' });
    expect(play(match, 0, { move: 'load', bullet: 'bang3' })).toEqual({
      ok: false,
      refusal: {
        reason: 'illegal',
        seat: 0,
        move: { move: 'load', bullet: 'bang3' },
        legal: [
          { move: 'load', bullet: 'click' },
          { move: 'load', bullet: 'bang' },
        ],
      },
    });
    for (const seat of deciding(match)) play(match, seat, { move: 'load', bullet: 'bang' });
    play(match, 0, { move: 'aim', target: 1 });
    expect(play(match, 0, { move: 'aim', target: 2 })).toEqual({
      ok: false,
      refusal: { reason: 'notAsked', seat: 0, deciding: [1, 2, 3] },
    });
    expect(play(match, 1, { move: 'nonsense' } as unknown as Move)).toEqual({
      ok: false,
      refusal: { reason: 'noSuchMove' },
    });
  });
});
