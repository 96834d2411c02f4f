import { readNet } from '@holdup/bots/node';
import type { View } from '@holdup/engine';
import type { ReportFault } from '../faults/faults.ts';
import { createBotThread, NO_ANSWER } from './botThread.ts';
import type { BotAnswer, SeatedBot } from './thinker.ts';
import { createThinkingBudget } from './thinkingBudget.ts';

/** Answers for bots. */
export interface BotMind {
  /** `payer`: the network whose budget the bot uses. */
  decide(bot: SeatedBot, view: View, payer: string): Promise<BotAnswer>;
  close(): Promise<void>;
}

/** Match ids are random hex digits. */
const numberOf = (match: string): number => Number.parseInt(match.slice(0, 8), 16) || 0;

/**
 * The threads that compute all bots of this node. A match stays with one thread, since its bots
 * have memory. Throws a WeightsError if the bots' weights are unusable: better now than at the
 * first decision.
 */
export function createBotMind(options: {
  readonly threads: number;
  /** The thinking budget of one network, in ms per second. */
  readonly msPerPayer: number;
  readonly report: ReportFault;
}): BotMind {
  readNet();
  const budget = createThinkingBudget(options.msPerPayer);
  const threads = Array.from({ length: options.threads }, () =>
    createBotThread(options.report, budget),
  );
  return {
    async decide(bot, view, payer) {
      const thread = threads[numberOf(bot.match) % threads.length];
      return thread === undefined ? NO_ANSWER : thread.decide(bot, view, payer);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
