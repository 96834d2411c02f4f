import type { Random, View } from '@holdup/engine';
import type { BotAnswer, Clock, Reasons } from '../bot/bot.ts';
import { createBot } from '../levels/createBot.ts';
import { STRONGEST_LEVEL } from '../names/names.ts';

/** What the strongest bot would do, and the numbers behind it. */
export interface Hint {
  readonly move: BotAnswer['move'];
  readonly reasons: Reasons;
}

/** A hint for the seat of a view; null where it has no decision to make. */
export function hint(view: View, random: Random, budgetMs: number, clock?: Clock): Hint | null {
  if (view.seat === null || view.moves.length === 0) return null;
  const bot = createBot({ level: STRONGEST_LEVEL, ...(clock === undefined ? {} : { clock }) });
  const { reasons } = bot.decide({ view, random, budgetMs, explain: true });
  const [best] = reasons?.options ?? [];
  return reasons === undefined || best === undefined ? null : { move: best.move, reasons };
}
