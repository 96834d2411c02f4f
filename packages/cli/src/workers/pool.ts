import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { wholeNumber } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import type { FromWorker } from './messages.ts';

export const CORES_OPTION = wholeNumber('N', 'how many cores to use', {
  min: 1,
  max: 256,
  fallback: availableParallelism(),
});

/** What a fresh worker is given, and how to tell from outside that it is stuck. */
export interface WorkerSetup<Job> {
  readonly data: unknown;
  /** Looked at now and then during a job: null, or the job that a fresh worker does in its place. */
  readonly stuckOn?: (job: Job) => Job | null;
}

interface PoolPlan<Job, Result> {
  /** A module that calls `serve`. */
  readonly script: URL;
  readonly cores: number;
  /** The next job, or undefined if there is none left. */
  readonly next: () => Job | undefined;
  readonly setUp: () => WorkerSetup<Job>;
  readonly onResult: (result: Result) => void;
}

/** Jobs being done on several cores. */
interface Pool {
  readonly finished: Promise<void>;
  /** Lets every worker finish its current job, and starts no more. */
  readonly stop: () => void;
}

const LOOK_EVERY_MS = 500;

/** Does jobs on several cores. Results arrive in any order. */
export function startPool<Job, Result>(plan: PoolPlan<Job, Result>): Pool {
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  const stoppable = { ...plan, next: () => (stopped ? undefined : plan.next()) };
  const lanes = Array.from({ length: plan.cores }, () => runLane(stoppable));
  const finished = Promise.all(lanes).then(
    () => {},
    (error: unknown) => {
      stop();
      throw error;
    },
  );
  return { finished, stop };
}

/** One worker at a time; a stuck one is replaced. */
async function runLane<Job, Result>(plan: PoolPlan<Job, Result>): Promise<void> {
  for (let job = plan.next(); job !== undefined; ) job = await runUntilStuck(plan, job);
}

/** Runs a worker until no job is left, or until it is stuck: then it resolves with the job to do in its place. */
function runUntilStuck<Job, Result>(
  { script, next, setUp, onResult }: PoolPlan<Job, Result>,
  first: Job,
): Promise<Job | undefined> {
  const { data, stuckOn } = setUp();
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: data });
    let job = first;
    let working = false;
    const end = (settle: () => void): void => {
      clearInterval(guard);
      void worker.terminate().then(settle);
    };
    const guard = setInterval(() => {
      const instead = working ? stuckOn?.(job) : null;
      if (instead != null) end(() => resolve(instead));
    }, LOOK_EVERY_MS);
    const begin = (): void => {
      working = true;
      worker.postMessage(job);
    };
    worker.on('message', (message: FromWorker<Result>) => {
      switch (message.kind) {
        case 'userError':
          end(() => reject(new UserError(message.message)));
          break;
        case 'ready':
          begin();
          break;
        case 'done': {
          try {
            onResult(message.result);
          } catch (error) {
            end(() => reject(error));
            break;
          }
          const after = next();
          if (after === undefined) end(() => resolve(undefined));
          else {
            job = after;
            begin();
          }
        }
      }
    });
    worker.on('error', (error) => end(() => reject(error)));
  });
}
