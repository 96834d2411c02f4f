import type { Move, View } from '@holdup/engine';
import { createBotThread } from './botThread.ts';
import type { SeatedBot } from './thinker.ts';

/** Answers for bots. Null: no answer came. */
export interface BotMind {
  decide(bot: SeatedBot, view: View): Promise<Move | null>;
  close(): Promise<void>;
}

/** Match ids are random hex digits. */
const numberOf = (match: string): number => Number.parseInt(match.slice(0, 8), 16) || 0;

/** Threads that think for all bots of this node. A match stays with one of them, since its bots remember. */
export function createBotMind(options: {
  readonly threads: number;
  readonly warn: (message: string) => void;
}): BotMind {
  const threads = Array.from({ length: options.threads }, () => createBotThread(options.warn));
  return {
    async decide(bot, view) {
      const thread = threads[numberOf(bot.match) % threads.length];
      return thread === undefined ? null : thread.decide(bot, view);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
