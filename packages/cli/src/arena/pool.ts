import { Worker } from 'node:worker_threads';
import type { ArenaPlan, DealRecord } from '@holdup/bots';
import { Complaint } from '../complaint.ts';
import {
  type ArenaTask,
  AT_BOT,
  AT_DECISION,
  AT_GAME,
  COUNT,
  type FromWorker,
  namesIn,
  SHARED_PLACES,
  type Skip,
  type ToWorker,
} from './task.ts';

/** Whoever takes so many times its budget, and at least so long, will never answer. */
const STALLED_BUDGETS = 300;
const STALLED_MS = 2_000;
/** Who did so this often is not asked any more in this run: every time costs a worker. */
const PATIENCE = 3;
const LOOK_EVERY_MS = 500;
const SLEPT_MS = 4 * LOOK_EVERY_MS;

export interface ArenaRun {
  readonly finished: Promise<void>;
  /** Lets every worker finish its deal, and no more. */
  readonly stop: () => void;
}

/** Plays deals on several cores; every deal is told as soon as it is played, in any order. */
export function startArena(
  plan: ArenaPlan,
  deals: readonly number[],
  cores: number,
  hear: (record: DealRecord) => void,
): ArenaRun {
  const waiting = [...deals];
  let stopped = false;
  const next = (): number | undefined => (stopped ? undefined : waiting.shift());
  const workers = Array.from({ length: Math.min(cores, deals.length) }, () =>
    runWorker(plan, next, hear),
  );
  const finished = Promise.all(workers).then(() => {});
  return {
    finished: finished.catch((error: unknown) => {
      stopped = true;
      throw error;
    }),
    stop: () => {
      stopped = true;
    },
  };
}

/** One worker after the other, where a bot that stalls takes its worker down: the deal is then played again without asking it there. */
async function runWorker(
  plan: ArenaPlan,
  next: () => number | undefined,
  hear: (record: DealRecord) => void,
): Promise<void> {
  let deal = next();
  const skips: Skip[] = [];
  const stalls = new Map<string, number>();
  const benched: string[] = [];
  while (deal !== undefined) {
    const stalledAt = await untilStalled(plan, deal, skips, benched, next, hear);
    if (stalledAt === null) return;
    deal = stalledAt.deal;
    skips.push(stalledAt.skip);
    const { bot } = stalledAt;
    const times = (stalls.get(bot) ?? 0) + 1;
    stalls.set(bot, times);
    if (times === PATIENCE) benched.push(bot);
  }
}

interface Stall {
  readonly deal: number;
  readonly skip: Skip;
  readonly bot: string;
}

function untilStalled(
  plan: ArenaPlan,
  first: number,
  skips: readonly Skip[],
  benched: readonly string[],
  next: () => number | undefined,
  hear: (record: DealRecord) => void,
): Promise<Stall | null> {
  const shared = new Int32Array(
    new SharedArrayBuffer(SHARED_PLACES * Int32Array.BYTES_PER_ELEMENT),
  );
  const task: ArenaTask = { plan, shared };
  let deal = first;
  let begun = false;
  let count = -1;
  let moved = performance.now();
  let looked = moved;
  const patience = Math.max(STALLED_MS, STALLED_BUDGETS * plan.budgetMs);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    const end = (settle: () => void): void => {
      clearInterval(guard);
      void worker.terminate().then(settle);
    };
    const guard = setInterval(() => {
      const time = performance.now();
      const decisions = Atomics.load(shared, COUNT);
      // Where the machine itself slept, nobody had time to answer.
      const slept = time - looked > SLEPT_MS;
      looked = time;
      if (decisions !== count || slept) {
        count = decisions;
        moved = time;
      } else if (begun && time - moved > patience) {
        const skip = {
          game: Atomics.load(shared, AT_GAME),
          decision: Atomics.load(shared, AT_DECISION),
        };
        const bot = namesIn(plan)[Atomics.load(shared, AT_BOT)] as string;
        end(() => resolve({ deal, skip, bot }));
      }
    }, LOOK_EVERY_MS);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'complaint') {
        end(() => reject(new Complaint(message.message)));
        return;
      }
      if (message.kind === 'played') {
        hear(message.record);
        const after = next();
        if (after === undefined) {
          end(() => resolve(null));
          return;
        }
        deal = after;
      }
      begun = true;
      worker.postMessage({ deal, skips, benched } satisfies ToWorker);
    });
    worker.on('error', (error) => end(() => reject(error)));
  });
}
