/** Bots think here, off the event loop that serves the players. */
import { parentPort } from 'node:worker_threads';
import { type Bot, createBot, type Level, safeDecide } from '@holdup/bots';
import { createRandom, type View } from '@holdup/engine';

export interface BotRequest {
  readonly id: number;
  readonly level: Level;
  readonly view: View;
  readonly seed: string;
  readonly budgetMs: number;
}

const bots = new Map<Level, Bot>();

function botOf(level: Level): Bot {
  const known = bots.get(level);
  if (known !== undefined) return known;
  const bot = createBot({ level, clock: () => performance.now() });
  bots.set(level, bot);
  return bot;
}

parentPort?.on('message', ({ id, level, view, seed, budgetMs }: BotRequest) => {
  const { move } = safeDecide(botOf(level), { view, random: createRandom(seed), budgetMs });
  parentPort?.postMessage({ id, move });
});
