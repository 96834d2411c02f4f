import type { ReportFault } from '../faults/faults.ts';
import type { Cancel, Clock } from './clock.ts';

/** Work that is done at regular intervals. */
interface Jobs {
  /** Runs the work, and again a while after each run has ended. */
  every(ms: number, work: () => Promise<void>): void;
  /** Resolves when no job is running. */
  idle(): Promise<unknown>;
  stop(): void;
}

export function createJobs(clock: Clock, report: ReportFault): Jobs {
  const running = new Set<Promise<void>>();
  const waiting = new Set<Cancel>();
  let stopped = false;
  const jobs: Jobs = {
    every(ms, work) {
      const cancel = clock.at(clock.now() + ms, () => {
        waiting.delete(cancel);
        const job = work()
          .catch((error: unknown) => report('job', error))
          .finally(() => {
            running.delete(job);
            if (!stopped) jobs.every(ms, work);
          });
        running.add(job);
      });
      waiting.add(cancel);
    },
    idle: () => Promise.all(running),
    stop() {
      stopped = true;
      for (const cancel of waiting) cancel();
    },
  };
  return jobs;
}
