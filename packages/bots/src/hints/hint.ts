import type { Random, View } from '@holdup/engine';
import type { BotAnswer, Clock, Reasons } from '../bot/bot.ts';
import { createBot } from '../levels/createBot.ts';

/** What the strongest bot would do here, and the numbers that speak for it. */
export interface Hint {
  readonly move: BotAnswer['move'];
  readonly reasons: Reasons;
}

/** A hint for the seat of a view; null where nothing is asked of it. */
export function hint(view: View, random: Random, budgetMs: number, clock?: Clock): Hint | null {
  if (view.seat === null || view.moves.length === 0) return null;
  const bot = createBot(clock === undefined ? { level: 'shark' } : { level: 'shark', clock });
  const { reasons } = bot.decide({ view, random, budgetMs, explain: true });
  const [best] = reasons?.options ?? [];
  return reasons === undefined || best === undefined ? null : { move: best.move, reasons };
}
