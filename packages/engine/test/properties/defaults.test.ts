import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/events.ts';
import type { Move } from '../../src/core/moves.ts';
import type { Seat } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';
import { viewOf } from '../../src/data/view.ts';
import { createMatch } from '../../src/match/create.ts';
import { deciding, defaultMove, legalMoves, playDefault, result } from '../../src/match/play.ts';
import { statedDefaultOrder } from '../rulesText.ts';
import { gameNumbers, runs } from './gameNumbers.ts';
import { MOST_MOVES, playGame } from './games.ts';
import { setupNumber } from './setups.ts';

const ORDER_OF_TAKING = statedDefaultOrder();

const clockwiseFrom = (seat: Seat, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats);

/** The moves that say no to something a power may do. */
const NO = ['keep', 'allow', 'decline'] as const;

/** R-10 written out: the default of a seat from what it sees, among its legal moves. */
function defaultByRule(match: Match, seat: Seat): Partial<Move> {
  const { moves, public: view, own } = viewOf(match, seat);
  const first = <T>(wanted: readonly T[], of: (move: Move) => T | undefined): T | undefined =>
    wanted.find((value) => moves.some((move) => of(move) === value));
  const bulletOf = (move: Move) => ('bullet' in move ? move.bullet : undefined);
  const targetOf = (move: Move) => ('target' in move ? move.target : undefined);
  const round = clockwiseFrom(seat, view.seats) as Seat[];
  switch (view.decision) {
    case 'aim':
    case 'aimAfterOthers':
      return { move: 'aim', target: null };
    case 'courage':
      return { move: 'stand' };
    case 'privilege':
      return { move: 'pass' };
    case 'reaim':
      return { move: 'aim', target: first(round, targetOf) ?? null };
    case 'take': {
      const share = first(ORDER_OF_TAKING, (move) =>
        move.move === 'take' && move.shares.length === 1 ? move.shares[0] : undefined,
      );
      return { move: 'take', shares: [share] } as Partial<Move>;
    }
    case 'clip':
      return { move: 'discard', bullet: first(['click', 'bang', null] as const, bulletOf) ?? null };
    case 'discardInstead':
      return { move: 'discard', bullet: own?.bullet ?? null };
    case 'hustle':
      return { move: 'hustle', target: first(round, targetOf) ?? 0 };
    case 'give':
      return { move: 'give', bullet: own?.knownBullets.at(-1) ?? 'click' };
    default: {
      // the answer to every "may" of a power is no.
      const no = NO.find((name) => moves.some(({ move }) => move === name));
      if (no === undefined) throw new Error(`R-10 says nothing of ${view.decision}`);
      return { move: no };
    }
  }
}

describe('defaults', () => {
  test('R-10.1 R-10.2 R-10.3 R-10.4 R-6.2 R-4.2: every default is the one the rule names, and legal unless it means being too late', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const check = (match: Match): void => {
          for (const seat of deciding(match)) {
            const move = defaultMove(match, seat);
            if (move === null) throw new Error(`seat ${seat} has no default`);
            const late = move.move === 'aim' && move.target === null;
            if (legalMoves(match, seat).includes(move) === late)
              throw new Error(
                `the default ${JSON.stringify(move)} must be legal unless it is late`,
              );
            if (move.move !== 'load') expect(move).toEqual(defaultByRule(match, seat));
          }
        };
        playGame(number, { begun: check, after: check });
      }),
      runs(40),
    );
  });

  test('R-10: a seat that is not asked has no default', () => {
    playGame(7, {
      after: (match) => {
        for (let seat = 0; seat < match.rules.seats; seat++)
          if (!deciding(match).includes(seat as Seat))
            expect(defaultMove(match, seat as Seat)).toBeNull();
      },
    });
  });

  test('R-10: a game of defaults alone comes to its end, and everyone sees that they were defaults', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const match = createMatch(setupNumber(number));
        for (let moves = 0; result(match) === null; moves++) {
          expect(moves).toBeLessThan(MOST_MOVES);
          const [seat] = deciding(match);
          const events: GameEvent[] = [];
          expect(playDefault(match, seat as Seat, events).ok).toBe(true);
          expect(events[0]).toEqual({ to: 'everyone', type: 'defaulted', seat });
        }
        expect(result(match)?.reason).toBe('rounds');
      }),
    );
  });
});
