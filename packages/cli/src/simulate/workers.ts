import { Worker } from 'node:worker_threads';
import { Complaint } from '../complaint.ts';
import { type Plan, SHARED_PLACES, STOP, type Task, type WorkerReport } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** A simulation under way on several cores. */
export interface Simulation {
  /** Everything that was played, when all are done or were stopped. */
  readonly finished: Promise<Tally>;
  /** Lets every worker finish the game it is at, and no more. */
  readonly stop: () => void;
}

/** Plays a plan on so many cores. The tally is the same for any number of them. */
export function startSimulation(
  plan: Plan,
  cores: number,
  onProgress: (gamesDone: number) => void,
): Simulation {
  const shared = new Int32Array(
    new SharedArrayBuffer(SHARED_PLACES * Int32Array.BYTES_PER_ELEMENT),
  );
  const stop = (): void => void Atomics.store(shared, STOP, 1);
  const task: Task = { plan, shared };
  const total = emptyTally(plan.setup.seats);
  const workers = Array.from({ length: Math.min(cores, plan.games) }, () =>
    runWorker(task, (report) => {
      if (report.kind === 'complaint') throw new Complaint(report.message);
      addTally(total, report.tally);
      onProgress(total.games);
    }),
  );
  const finished = Promise.all(workers.map((worker) => worker.catch(stopAndThrow)));
  function stopAndThrow(error: unknown): never {
    stop();
    throw error;
  }
  return { finished: finished.then(() => total), stop };
}

/** Resolves when the worker has ended; what it says goes to `hear`, and what `hear` throws is the end of it. */
function runWorker(task: Task, hear: (report: WorkerReport) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    worker.on('message', (report: WorkerReport) => {
      try {
        hear(report);
      } catch (error) {
        reject(error);
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
