import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Move, View } from '@holdup/engine';
import type { BotRequest } from './botWorker.ts';
import type { SeatedBot } from './thinker.ts';

/** Answers for bots. Null: no answer came. */
export interface BotMind {
  decide(bot: SeatedBot, view: View): Promise<Move | null>;
  close(): Promise<void>;
}

const BUDGET_MS = 50;
/** A thread that has said nothing for so long, with somebody waiting, is stuck. */
const STUCK_MS = 10_000;

/** One thread that thinks for all bots of this server, started when the first is asked. */
export function createBotMind(warn: (message: string) => void): BotMind {
  const waiting = new Map<number, (move: Move | null) => void>();
  let worker: Worker | null = null;
  let asked = 0;
  let heardAt = 0;

  function start(): Worker {
    const started = new Worker(new URL('./botWorker.ts', import.meta.url));
    started.unref();
    started.on('message', ({ id, move }: { id: number; move: Move | null }) => {
      heardAt = performance.now();
      waiting.get(id)?.(move);
      waiting.delete(id);
    });
    started.on('error', (error) => warn(`the bots' thread broke: ${String(error)}`));
    started.on('exit', () => {
      if (worker === started) worker = null;
      for (const resolve of waiting.values()) resolve(null);
      waiting.clear();
    });
    return started;
  }

  const watch = setInterval(() => {
    if (worker === null || waiting.size === 0 || performance.now() - heardAt < STUCK_MS) return;
    warn("the bots' thread is stuck and is started again");
    void worker.terminate();
  }, STUCK_MS / 2);
  watch.unref();

  return {
    decide: (bot, view) =>
      new Promise((resolve) => {
        worker ??= start();
        if (waiting.size === 0) heardAt = performance.now();
        const id = asked++;
        waiting.set(id, resolve);
        // The choice of a bot must not be told by the match's own randomness.
        const seed = randomBytes(16).toString('hex');
        worker.postMessage({ id, bot, view, seed, budgetMs: BUDGET_MS } satisfies BotRequest);
      }),
    async close() {
      clearInterval(watch);
      await worker?.terminate();
    },
  };
}
