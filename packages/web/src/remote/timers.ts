type Timer = ReturnType<typeof setTimeout>;

/** Timers that are cleared together. */
export const createTimers = () => {
  const running = new Set<Timer>();
  return {
    after: (ms: number, run: () => unknown): void => {
      const timer = setTimeout(() => {
        running.delete(timer);
        run();
      }, ms);
      running.add(timer);
    },
    clear: (): void => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
};

export type Timers = ReturnType<typeof createTimers>;
