import { Worker } from 'node:worker_threads';
import type { ArenaPlan, DealRecord } from '@holdup/bots';
import { Complaint } from '../complaint.ts';
import {
  type ArenaTask,
  AT_DECISION,
  AT_GAME,
  COUNT,
  type FromWorker,
  SHARED_PLACES,
  type Skip,
} from './task.ts';

/** Whoever has not answered for so long never will. */
const STALLED_MS = 15_000;
const LOOK_EVERY_MS = 500;

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
  while (deal !== undefined) {
    const stalledAt = await untilStalled(plan, deal, skips, next, hear);
    if (stalledAt === null) return;
    deal = stalledAt.deal;
    skips.push(stalledAt.skip);
  }
}

interface Stall {
  readonly deal: number;
  readonly skip: Skip;
}

function untilStalled(
  plan: ArenaPlan,
  first: number,
  skips: readonly Skip[],
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
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    const end = (settle: () => void): void => {
      clearInterval(guard);
      void worker.terminate().then(settle);
    };
    const guard = setInterval(() => {
      const now = Atomics.load(shared, COUNT);
      if (now !== count) {
        count = now;
        moved = performance.now();
      } else if (begun && performance.now() - moved > STALLED_MS + plan.budgetMs) {
        const skip = {
          game: Atomics.load(shared, AT_GAME),
          decision: Atomics.load(shared, AT_DECISION),
        };
        end(() => resolve({ deal, skip }));
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
      worker.postMessage({ deal, skips });
    });
    worker.on('error', (error) => end(() => reject(error)));
  });
}
