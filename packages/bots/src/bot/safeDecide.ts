import { type Move, parseMove } from '@holdup/engine';
import type { Bot, BotAnswer, BotInput, Clock, Reasons } from './bot.ts';

/** What a bot did wrong. */
export type Fault =
  | { readonly kind: 'threw'; readonly bot: string; readonly message: string }
  | { readonly kind: 'illegal'; readonly bot: string; readonly answer: unknown }
  | { readonly kind: 'stalled'; readonly bot: string; readonly ms: number };

/** A legal move, or a fault: then play the seat's default (the engine's `playDefault`). */
export type SafeAnswer =
  | { readonly move: Move; readonly reasons?: Reasons; readonly fault: null }
  | { readonly move: null; readonly fault: Fault };

/** A bot may take this many times its budget before its answer is discarded. */
const PATIENCE = 3;
/** Tolerance for scheduling hiccups. */
const GRACE_MS = 250;

function describeThrown(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Validates an answer that took `ms`: a legal move, or a fault. */
export function checkAnswer(
  bot: Bot,
  input: BotInput,
  { move, reasons }: BotAnswer,
  ms: number,
): SafeAnswer {
  if (ms > PATIENCE * input.budgetMs + GRACE_MS)
    return { move: null, fault: { kind: 'stalled', bot: bot.name, ms } };
  const { moves } = input.view;
  const legal = moves.includes(move) ? move : parseMove(move);
  if (legal === undefined || !moves.includes(legal))
    return { move: null, fault: { kind: 'illegal', bot: bot.name, answer: move } };
  return reasons === undefined
    ? { move: legal, fault: null }
    : { move: legal, reasons, fault: null };
}

export const threwFault = (bot: Bot, thrown: unknown): SafeAnswer => ({
  move: null,
  fault: { kind: 'threw', bot: bot.name, message: describeThrown(thrown) },
});

/** Asks any bot, trusted or not: the result is a move that is legal now, or a fault that names the bot. */
export function safeDecide(bot: Bot, input: BotInput, clock?: Clock): SafeAnswer {
  const began = clock?.() ?? 0;
  try {
    const answer = bot.decide(input);
    return checkAnswer(bot, input, answer, (clock?.() ?? 0) - began);
  } catch (thrown) {
    return threwFault(bot, thrown);
  }
}
