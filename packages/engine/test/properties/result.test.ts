import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Loot } from '../../src/core/lootCards.ts';
import type { MatchResult, SeatResult } from '../../src/core/result.ts';
import type { Match } from '../../src/core/state.ts';
import { spectatorView } from '../../src/data/view.ts';
import { result } from '../../src/match/play.ts';
import { statedValue } from '../rulesText.ts';
import { gameNumbers, runs } from './gameNumbers.ts';
import { playGame } from './games.ts';
import { setupNumber } from './setups.ts';

const COLLECTION = [0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500, 500];

const worth = (loot: readonly Loot[], kind: string): number =>
  loot.filter((card) => card.startsWith(kind)).reduce((sum, card) => sum + statedValue(card), 0);
const count = (loot: readonly Loot[], kind: string): number =>
  loot.filter((card) => card.startsWith(kind)).length;

const ended = (match: Match): MatchResult => {
  const outcome = result(match);
  if (outcome === null) throw new Error('the game is not over');
  return outcome;
};

/** The only seat with the maximum of a measure, if there is one. */
const aloneWithMost = (seats: readonly SeatResult[], of: (seat: SeatResult) => number): number => {
  const most = Math.max(...seats.map(of));
  const owners = seats.filter((seat) => of(seat) === most);
  return most > 0 && owners.length === 1 ? (owners[0]?.seat ?? -1) : -1;
};

const inEdition = (edition: string, check: (match: Match, outcome: MatchResult) => void): void => {
  fc.assert(
    fc.property(gameNumbers, (number) => {
      fc.pre(setupNumber(number).edition === edition);
      const match = playGame(number);
      check(match, ended(match));
    }),
    runs(150),
  );
};

describe('the end', () => {
  test('R-9.2 R-9.3 R-9.4 P-collector: bills, diamonds, bonus and paintings add up to the total, and only for the living', () => {
    inEdition('second', (match, { seats }) => {
      const living = seats.filter(({ alive }) => alive);
      const bonus = aloneWithMost(living, ({ loot }) => count(loot, 'diamond'));
      for (const seat of seats) {
        const collector = match.rules.powers[seat.seat]?.name === 'collector';
        const paintings = seat.alive ? count(seat.loot, 'painting') + (collector ? 1 : 0) : 0;
        if (!seat.alive) expect(seat.loot).toEqual([]);
        expect(seat).toMatchObject({
          bills: worth(seat.loot, 'bill'),
          diamonds: worth(seat.loot, 'diamond'),
          diamondBonus: seat.seat === bonus ? 60_000 : 0,
          paintings,
          paintingsValue: (COLLECTION[paintings] ?? NaN) * 1000,
          woundsCost: 0,
          total: seat.bills + seat.diamonds + seat.diamondBonus + seat.paintingsValue,
        });
      }
    });
  });

  test('F-12 F-8: the total is the bills minus $5,000 per wound, and zero for the dead', () => {
    inEdition('first', (_, { seats }) => {
      for (const seat of seats)
        expect(seat).toMatchObject({
          bills: worth(seat.loot, 'bill'),
          diamonds: 0,
          diamondBonus: 0,
          paintings: 0,
          paintingsValue: 0,
          woundsCost: seat.alive ? 5_000 * seat.wounds : 0,
          total: seat.alive ? worth(seat.loot, 'bill') - 5_000 * seat.wounds : 0,
        });
    });
  });

  test.each([
    [
      'R-9.5 R-9.6: the living rank by money, then by most wounds; still tied, they share a place',
      'second',
    ],
    [
      'F-12 R-9.6: the living rank by money, then by fewest shame tokens, then by most wounds; still tied, they share a place',
      'first',
    ],
  ])('%s', (_, edition) => {
    inEdition(edition, (__, { winners, seats, reason }) => {
      const beats = (a: SeatResult, b: SeatResult): boolean => {
        if (a.total !== b.total) return a.total > b.total;
        if (edition === 'first' && a.shame !== b.shame) return a.shame < b.shame;
        return a.wounds > b.wounds;
      };
      const living = seats.filter(({ alive }) => alive);
      const unbeaten = living.filter((seat) => !living.some((other) => beats(other, seat)));
      expect(winners).toEqual(unbeaten.map(({ seat }) => seat));
      for (const own of seats) {
        const ahead = living.filter((other) => !own.alive || beats(other, own));
        expect(own.place).toBe(ahead.length + 1);
        const behind = living.filter((other) => own.alive && beats(own, other));
        const next = Math.min(...behind.map(({ seat }) => seats[seat]?.place ?? 0));
        const rival = behind.find(({ place }) => place === next);
        const sameMoney = rival !== undefined && rival.total === own.total;
        const byShame = edition === 'first' && rival?.shame !== own.shame;
        expect(own.tieBreak).toBe(!sameMoney ? null : byShame ? 'shame' : 'wounds');
      }
      expect(reason).toBe(['nobodyAlive', 'lastAlive'][living.length] ?? 'rounds');
    });
  });

  test('R-7.6 F-11: the game goes on exactly as long as two are alive and rounds are left', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        playGame(number, {
          after: (match) => {
            const { players, round, result: outcome } = spectatorView(match).public;
            const living = players.filter(({ alive }) => alive).length;
            if (outcome === null ? living < 2 : living > 1 && round < 8)
              throw new Error(
                `${living} are alive in round ${round}, and it is ${outcome?.reason}`,
              );
          },
        });
      }),
    );
  });
});
