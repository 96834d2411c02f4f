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

type DeviceEvents = {
  /** The device woke up, came back to the page, or has a network again. */
  readonly wake: () => void;
  readonly offline: () => void;
};

/** Follows the device until the returned function is called. */
export const watchDevice = ({ wake, offline }: DeviceEvents): (() => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  const wakeIfSeen = (): void => {
    if (document.visibilityState !== 'hidden') wake();
  };
  for (const name of ['online', 'pageshow', 'focus'] as const)
    addEventListener(name, wakeIfSeen, { signal });
  addEventListener('offline', offline, { signal });
  document.addEventListener('visibilitychange', wakeIfSeen, { signal });
  return () => watching.abort();
};
