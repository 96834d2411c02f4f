/** Timers that can all be cancelled at once. */
interface Timers {
  readonly later: (ms: number, work: () => void) => void;
  readonly cancelAll: () => void;
}

export function createTimers(): Timers {
  const running = new Set<NodeJS.Timeout>();
  return {
    later(ms, work) {
      const timer = setTimeout(() => {
        running.delete(timer);
        work();
      }, ms);
      running.add(timer);
    },
    cancelAll() {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}

/** A random duration around this mean. */
export const around = (meanMs: number): number => meanMs * (0.4 + Math.random() * 1.2);
