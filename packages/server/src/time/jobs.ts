import type { Cancel, Clock } from './clock.ts';

/** Work that is done again and again. */
export interface Jobs {
  /** Does something, and again a while after the last time was done. */
  every(ms: number, work: () => Promise<void>): void;
  /** Resolves when none is being done. */
  idle(): Promise<unknown>;
  stop(): void;
}

export function createJobs(clock: Clock, warn: (message: string) => void): Jobs {
  const running = new Set<Promise<void>>();
  const waiting = new Set<Cancel>();
  let stopped = false;
  const jobs: Jobs = {
    every(ms, work) {
      const cancel = clock.at(clock.now() + ms, () => {
        waiting.delete(cancel);
        const job = work()
          .catch((error: Error) => warn(error.message))
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
