import {
  createMatch,
  createRandom,
  deciding,
  type Match,
  type MatchResult,
  type Move,
  type PlayedMove,
  play,
  playDefault,
  type Random,
  result,
  type Seat,
  type Setup,
  viewOf,
} from '@holdup/engine';
import type { Bot, Clock } from '../bot.ts';
import { type Fault, safeDecide } from '../safeDecide.ts';

export interface GameOptions {
  readonly budgetMs: number;
  readonly clock?: Clock;
  /** Called before every move, with the match as it is then. */
  readonly before?: (match: Match, seat: Seat, move: Move, ms: number) => void;
}

export interface PlayedGame {
  readonly match: Match;
  readonly result: MatchResult;
  readonly moves: readonly PlayedMove[];
  readonly faults: readonly (Fault & { readonly seat: Seat })[];
}

/** Every seat has chance of its own, fixed by the game's seed. */
const BOT_STREAM = 100;

const withSeat = (seat: Seat, move: Move): PlayedMove => ({ seat, ...move });

/** Plays a whole game. Every bot gets the view of its seat and nothing else. */
export function playGame(setup: Setup, bots: readonly Bot[], options: GameOptions): PlayedGame {
  const match = createMatch(setup);
  const randoms: Random[] = bots.map((_, seat) => createRandom(setup.seed, BOT_STREAM + seat));
  const moves: PlayedMove[] = [];
  const faults: (Fault & { seat: Seat })[] = [];
  const { budgetMs, clock, before } = options;
  for (let ending = result(match); ; ending = result(match)) {
    if (ending !== null) return { match, result: ending, moves, faults };
    const seat = deciding(match)[0] as Seat;
    const bot = bots[seat] as Bot;
    const input = { view: viewOf(match, seat), random: randoms[seat] as Random, budgetMs };
    const began = clock?.() ?? 0;
    const { move, fault } = safeDecide(bot, input, clock);
    const ms = (clock?.() ?? 0) - began;
    if (fault !== null) {
      faults.push({ ...fault, seat });
      before?.(match, seat, { move: 'pass' }, ms);
      playDefault(match, seat);
      continue;
    }
    before?.(match, seat, move, ms);
    moves.push(withSeat(seat, move));
    play(match, seat, move);
  }
}
