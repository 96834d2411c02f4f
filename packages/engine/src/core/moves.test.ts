import { describe, expect, test } from 'vitest';
import { LOOT_KINDS, SHARES } from './lootCards.ts';
import * as moves from './moves.ts';
import { BULLETS } from './names.ts';
import { ALL_SEATS } from './seats.ts';

const { MOVES, parseMove } = moves;

describe('the table of moves', () => {
  test('holds every move once, and a move spelled out is that move', () => {
    expect(new Set(MOVES.map((move) => JSON.stringify(move))).size).toBe(MOVES.length);
    for (const move of MOVES) {
      expect(parseMove(move)).toBe(move);
      expect(parseMove(JSON.parse(JSON.stringify(move)))).toBe(move);
      expect(parseMove(Object.fromEntries(Object.entries(move).reverse()))).toBe(move);
    }
  });

  test('is as long as the rules allow: every bullet, seat, share, pair of shares and kind', () => {
    const count = (name: string): number => MOVES.filter(({ move }) => move === name).length;
    const bullets = BULLETS.length;
    const seats = ALL_SEATS.length;
    expect(
      Object.fromEntries([...new Set(MOVES.map(({ move }) => move))].map((m) => [m, count(m)])),
    ).toEqual({
      load: bullets,
      aim: seats + 1,
      duck: 1,
      stand: 1,
      take: SHARES.length + SHARES.length ** 2,
      order: seats,
      pass: 1,
      hustle: seats,
      give: bullets,
      reload: bullets,
      keep: 1,
      discard: bullets + 1,
      decline: 1,
      regain: 1,
      forbid: LOOT_KINDS.length,
      allow: 1,
      trade: seats + 1,
    });
  });

  test('can’t be changed through the moves it gives out', () => {
    for (const move of MOVES) {
      expect(Object.isFrozen(move)).toBe(true);
      if (move.move === 'take') expect(Object.isFrozen(move.shares)).toBe(true);
    }
  });

  test('the contents of a move can be decoded from its number', () => {
    for (const [code, move] of MOVES.entries()) {
      expect(moves.moveOf(code)).toBe(move);
      if (move.move === 'take') {
        expect(SHARES[moves.firstShareIn(code)]).toBe(move.shares[0]);
        expect(moves.takesTwo(code)).toBe(move.shares.length === 2);
        if (move.shares.length === 2)
          expect(SHARES[moves.secondShareIn(code)]).toBe(move.shares[1]);
      } else expect(moves.takesTwo(code)).toBe(false);
      if (move.move === 'aim') expect(moves.targetIn(code)).toBe(move.target ?? -1);
      if (move.move === 'forbid') expect(LOOT_KINDS[moves.kindIn(code)]).toBe(move.kind);
      if (move.move === 'order') expect(moves.seatIn(code, moves.ORDER)).toBe(move.target);
      if (move.move === 'load') expect(BULLETS[moves.bulletIn(code, moves.LOAD)]).toBe(move.bullet);
    }
  });
});

describe('lists of moves', () => {
  test('R-4.1: aiming at nobody is not a choice', () => {
    expect(moves.aims(0b1001).moves).toEqual([
      { move: 'aim', target: 0 },
      { move: 'aim', target: 3 },
    ]);
  });

  test('P-cunning R-5.1: an optional choice includes the move that declines it', () => {
    expect(moves.reloads(0b10).moves).toEqual([
      { move: 'keep' },
      { move: 'reload', bullet: 'bang' },
    ]);
    expect(moves.orders(0b100).moves).toEqual([{ move: 'pass' }, { move: 'order', target: 2 }]);
    expect(moves.trades(0b10).moves).toEqual([{ move: 'keep' }, { move: 'trade', target: 1 }]);
    expect(moves.forbids(0b11).moves).toEqual([
      { move: 'allow' },
      { move: 'forbid', kind: 'bill' },
      { move: 'forbid', kind: 'diamond' },
    ]);
  });

  test('R-8.6: a clip’s taker discards one of the hand, nothing where there is nothing, or declines', () => {
    expect(moves.clipAnswers(0).moves).toEqual([
      { move: 'discard', bullet: null },
      { move: 'decline' },
    ]);
    expect(moves.clipAnswers(0b11).moves).toEqual([
      { move: 'discard', bullet: 'click' },
      { move: 'discard', bullet: 'bang' },
      { move: 'decline' },
    ]);
  });

  test('P-greedy: one share or two, in either order, two alike only where there are two', () => {
    const shares = (set: number, twice: number): string[] =>
      moves
        .greedyTakes(set, twice)
        .moves.map((move) => (move.move === 'take' ? move.shares.join() : ''));
    expect(shares(0b11, 0b10)).toEqual([
      'bill5',
      'bill10',
      'bill5,bill10',
      'bill10,bill5',
      'bill10,bill10',
    ]);
    expect(shares(0b1, 0)).toEqual(['bill5']);
    expect(shares(0, 0)).toEqual([]);
  });

  test('are made once and shared', () => {
    expect(moves.takes(0b101)).toBe(moves.takes(0b101));
  });
});
