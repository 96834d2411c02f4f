import {
  createMatch,
  createRandom,
  deciding,
  defaultMove,
  type Match,
  type MatchResult,
  type Move,
  type PlayedMove,
  playRecorded,
  result,
  type Seat,
  type Setup,
  viewOf,
} from '@holdup/engine';
import type { Bot, BotInput, Clock } from '../bot/bot.ts';
import {
  checkAnswer,
  type Fault,
  type SafeAnswer,
  safeDecide,
  threwFault,
} from '../bot/safeDecide.ts';
import { conclude, isNetBot, type Thought } from '../net/netBot.ts';

export interface GameOptions {
  readonly budgetMs: number;
  readonly clock?: Clock;
  /** Whether an answer that comes far too late is discarded. */
  readonly strict?: boolean;
  /** Called before every decision, with the current match. */
  readonly asking?: (decision: number, seat: Seat, match: Match) => void;
  /** Whether to play the default there without asking the bot. */
  readonly skips?: (decision: number, seat: Seat) => boolean;
  /** Called before every move, with the current match; the move is null if the default is played. */
  readonly before?: (match: Match, seat: Seat, move: Move | null, ms: number) => void;
}

export interface PlayedGame {
  readonly match: Match;
  readonly result: MatchResult;
  readonly moves: readonly PlayedMove[];
  readonly faults: readonly (Fault & { readonly seat: Seat })[];
}

/** Every seat has its own random stream, derived from the game's seed. */
const BOT_STREAM = 100;

const withSeat = (seat: Seat, move: Move): PlayedMove => ({ seat, ...move });

/** Asks a bot as `safeDecide` does, but yields its questions to the net to the caller. */
function* safeThink(bot: Bot, input: BotInput, clock?: Clock): Thought<SafeAnswer> {
  if (!isNetBot(bot)) return safeDecide(bot, input, clock);
  const began = clock?.() ?? 0;
  try {
    const answer = yield* bot.think(input);
    return checkAnswer(bot, input, answer, (clock?.() ?? 0) - began);
  } catch (thrown) {
    return threwFault(bot, thrown);
  }
}

/** Plays a whole game. Every bot gets the view of its seat and nothing else. */
export const playGame = (setup: Setup, bots: readonly Bot[], options: GameOptions): PlayedGame =>
  conclude(thinkThrough(setup, bots, options));

/** Plays a whole game, yielding at every question to the net. */
export function* thinkThrough(
  setup: Setup,
  bots: readonly Bot[],
  options: GameOptions,
): Thought<PlayedGame> {
  const match = createMatch(setup);
  const players = bots.map((bot, seat) => ({
    bot,
    random: createRandom(setup.seed, BOT_STREAM + seat),
  }));
  const moves: PlayedMove[] = [];
  const faults: (Fault & { seat: Seat })[] = [];
  const { budgetMs, clock, before, asking, skips } = options;
  const settle = (seat: Seat, move: Move | null, ms: number): void => {
    const made = move ?? defaultMove(match, seat);
    if (made === null) throw new Error(`seat ${seat} has no decision to make`);
    before?.(match, seat, move, ms);
    moves.push(withSeat(seat, made));
    playRecorded(match, seat, made);
  };
  for (let decision = 0; ; decision++) {
    const ending = result(match);
    if (ending !== null) return { match, result: ending, moves, faults };
    const [seat] = deciding(match);
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player === undefined) throw new Error('nobody is asked');
    const { bot, random } = player;
    if (skips?.(decision, seat)) {
      faults.push({ kind: 'stalled', bot: bot.name, ms: budgetMs, seat });
      settle(seat, null, budgetMs);
      continue;
    }
    asking?.(decision, seat, match);
    const input = { view: viewOf(match, seat), random, budgetMs };
    const began = clock?.() ?? 0;
    const { move, fault } = yield* safeThink(bot, input, options.strict ? clock : undefined);
    const ms = clock === undefined ? 0 : clock() - began;
    if (fault !== null) faults.push({ ...fault, seat });
    settle(seat, move, ms);
  }
}
