import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LEVELS } from '@holdup/bots';
import type { Move, View } from '@holdup/engine';
import type { ReportFault } from '../faults/faults.ts';
import type { BotRequest } from './botWorker.ts';
import { createFairQueue } from './fairQueue.ts';
import type { BotAnswer, SeatedBot, Thought } from './thinker.ts';
import type { ThinkingBudget } from './thinkingBudget.ts';

const BUDGET_MS = 50;
/** A thread that has not answered for this long while a question is pending is stuck. */
const STUCK_MS = 10_000;
/** Before its first answer the thread loads its modules and the net, which takes long on a busy machine. */
const STUCK_STARTING_MS = 60_000;
/** A bot that has waited this long, or whose network has used up its budget, answers at the fastest level. */
const PATIENCE_MS = 1000;
/** The maximum length of the queue. */
const MOST_QUEUED = 2000;

interface Question {
  readonly bot: SeatedBot;
  readonly view: View;
  readonly payer: string;
  readonly askedAt: number;
  readonly answer: (answer: BotAnswer) => void;
}

export const NO_ANSWER: BotAnswer = { move: null, hurried: true };

interface Thinking {
  readonly question: Question;
  readonly since: number;
  readonly hurried: boolean;
}

/** A thread that computes bots one at a time, started with the first question. */
interface BotThread {
  decide(bot: SeatedBot, view: View, payer: string): Promise<BotAnswer>;
  close(): Promise<void>;
}

export function createBotThread(report: ReportFault, budget: ThinkingBudget): BotThread {
  const queue = createFairQueue<Question>();
  let worker: Worker | null = null;
  let current: Thinking | null = null;
  let stuckAfterMs = STUCK_STARTING_MS;
  let closed = false;

  function answerCurrent(move: Move | null): void {
    const answered = current;
    current = null;
    if (answered !== null) {
      const { question, since, hurried } = answered;
      const now = performance.now();
      budget.spend(question.payer, now - since, now);
      question.answer({ move, hurried });
    }
    next();
  }

  function start(): Worker {
    const started = new Worker(new URL('./botWorker.ts', import.meta.url));
    started.unref();
    stuckAfterMs = STUCK_STARTING_MS;
    started.on('message', ({ move, fault }: Thought) => {
      stuckAfterMs = STUCK_MS;
      if (fault !== null) report('bot', new Error(fault));
      answerCurrent(move);
    });
    started.on('error', (error) => report('bot', error));
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
    const { payer, askedAt } = question;
    const late = now - askedAt > PATIENCE_MS || !budget.has(payer, now);
    const hurried = late && question.bot.level !== LEVELS[0];
    current = { question, since: now, hurried };
    const bot = hurried ? { ...question.bot, level: LEVELS[0] } : question.bot;
    worker ??= start();
    // A bot's choice must not reveal the match's randomness, so it has its own.
    const seed = randomBytes(16).toString('hex');
    worker.postMessage({
      bot,
      view: question.view,
      seed,
      budgetMs: BUDGET_MS,
    } satisfies BotRequest);
  }

  const watch = setInterval(() => {
    if (current === null || performance.now() - current.since < stuckAfterMs) return;
    report('bot', new Error('the thread is stuck and is started again'));
    void worker?.terminate();
  }, STUCK_MS / 2);
  watch.unref();

  return {
    decide: (bot, view, payer) =>
      new Promise((resolve) => {
        if (closed || queue.size >= MOST_QUEUED) return resolve(NO_ANSWER);
        const askedAt = performance.now();
        queue.add([payer, bot.match], { bot, view, payer, askedAt, answer: resolve });
        next();
      }),
    async close() {
      closed = true;
      clearInterval(watch);
      for (const { answer } of queue.drain()) answer(NO_ANSWER);
      await worker?.terminate();
    },
  };
}
