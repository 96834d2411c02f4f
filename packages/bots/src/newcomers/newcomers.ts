import { below, type Move, type Random, type Share, type View } from '@holdup/engine';
import { BILL5, FACE_VALUE, lootCode } from '@holdup/engine/codes';
import { askedSeat } from '../bot/askedSeat.ts';
import type { Bot } from '../bot/bot.ts';
import { bestMoves, gunCount } from '../bot/habits.ts';

/**
 * Simulated first-time players: simple rules, no counting, no memory. They measure how hard each
 * level is for humans.
 */

type Aim = 'anybody' | 'richest';

interface Habit {
  readonly aim: Aim;
  /** Ducks when at least this many guns point at it. */
  readonly ducksUnder: number;
}

const NEVER = Number.POSITIVE_INFINITY;

export const NEWCOMERS = {
  careless: { aim: 'anybody', ducksUnder: NEVER },
  casual: { aim: 'anybody', ducksUnder: 2 },
  nervous: { aim: 'anybody', ducksUnder: 1 },
  bold: { aim: 'richest', ducksUnder: NEVER },
  envious: { aim: 'richest', ducksUnder: 2 },
  timid: { aim: 'richest', ducksUnder: 1 },
} as const satisfies Record<string, Habit>;

export type Newcomer = keyof typeof NEWCOMERS;

const anyOf = (moves: readonly Move[], random: Random): Move => {
  const move = moves[below(random, moves.length)];
  if (move === undefined) throw new Error('this view has no decision to make');
  return move;
};

/** The value of a share is the number printed on it; a share without one counts as a small bill. */
const looksOf = (share: Share): number =>
  share === 'godfather' ? 0 : Math.max(FACE_VALUE[BILL5], FACE_VALUE[lootCode(share)]);

function choose(view: View, { aim, ducksUnder }: Habit, random: Random): Move {
  const { moves, public: shown } = view;
  const seat = askedSeat(view);
  const wealthOf = (move: Move): number =>
    move.move === 'aim' && move.target !== null ? (shown.players[move.target]?.lootCards ?? 0) : -1;
  switch (shown.decision) {
    case 'aim':
    case 'aimAfterOthers':
      return anyOf(
        bestMoves(moves, aim === 'richest' ? wealthOf : (move) => Math.min(0, wealthOf(move))),
        random,
      );
    case 'load':
      // Any bullet of the hand: a more frequent kind is more likely.
      return anyOf(
        moves.flatMap((move) =>
          move.move === 'load' ? Array<Move>(view.own?.hand[move.bullet] ?? 1).fill(move) : move,
        ),
        random,
      );
    case 'courage': {
      const wanted = gunCount(shown, seat) >= ducksUnder ? 'duck' : 'stand';
      return anyOf(
        bestMoves(moves, ({ move }) => Number(move === wanted)),
        random,
      );
    }
    case 'take':
      return anyOf(
        bestMoves(moves, (move) =>
          move.move === 'take' ? move.shares.reduce((sum, share) => sum + looksOf(share), 0) : 0,
        ),
        random,
      );
    default:
      return anyOf(moves, random);
  }
}

export const createNewcomer = (name: Newcomer): Bot => ({
  name,
  decide: ({ view, random }) => ({ move: choose(view, NEWCOMERS[name], random) }),
});
