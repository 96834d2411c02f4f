import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LEVELS } from '@holdup/bots';
import type { Move, View } from '@holdup/engine';
import type { BotRequest } from './botWorker.ts';
import { createFairQueue } from './fairQueue.ts';
import type { SeatedBot } from './thinker.ts';

const BUDGET_MS = 50;
/** A thread that has said nothing for so long, with somebody waiting, is stuck. */
const STUCK_MS = 10_000;
/** Whoever has waited this long gets an answer of the quickest level: nobody waits for the bots of other tables. */
const PATIENCE_MS = 1000;
/** More questions than this are not even queued. */
const MOST_QUEUED = 2000;

interface Question {
  readonly bot: SeatedBot;
  readonly view: View;
  readonly askedAt: number;
  /** Null: no answer. */
  readonly answer: (move: Move | null) => void;
}

/** A thread that thinks for bots, one after the other, started with the first question. */
export interface BotThread {
  decide(bot: SeatedBot, view: View): Promise<Move | null>;
  close(): Promise<void>;
}

export function createBotThread(warn: (message: string) => void): BotThread {
  const queue = createFairQueue<Question>();
  let worker: Worker | null = null;
  let current: { readonly question: Question; readonly since: number } | null = null;
  let closed = false;

  function answerCurrent(move: Move | null): void {
    const answered = current;
    current = null;
    answered?.question.answer(move);
    next();
  }

  function start(): Worker {
    const started = new Worker(new URL('./botWorker.ts', import.meta.url));
    started.unref();
    started.on('message', ({ move }: { move: Move | null }) => answerCurrent(move));
    started.on('error', (error) => warn(`the bots' thread broke: ${String(error)}`));
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      answerCurrent(null);
    });
    return started;
  }

  function next(): void {
    if (current !== null || closed) return;
    const question = queue.take();
    if (question === undefined) return;
    const now = performance.now();
    current = { question, since: now };
    const late = now - question.askedAt > PATIENCE_MS;
    const bot = late ? { ...question.bot, level: LEVELS[0] } : question.bot;
    worker ??= start();
    // A bot's choice must not give away the match's own randomness, so it has its own.
    const seed = randomBytes(16).toString('hex');
    worker.postMessage({
      bot,
      view: question.view,
      seed,
      budgetMs: BUDGET_MS,
    } satisfies BotRequest);
  }

  const watch = setInterval(() => {
    if (current === null || performance.now() - current.since < STUCK_MS) return;
    warn("the bots' thread is stuck and is started again");
    void worker?.terminate();
  }, STUCK_MS / 2);
  watch.unref();

  return {
    decide: (bot, view) =>
      new Promise((resolve) => {
        if (closed || queue.size >= MOST_QUEUED) return resolve(null);
        queue.add(bot.match, { bot, view, askedAt: performance.now(), answer: resolve });
        next();
      }),
    async close() {
      closed = true;
      clearInterval(watch);
      for (const { answer } of queue.drain()) answer(null);
      await worker?.terminate();
    },
  };
}
