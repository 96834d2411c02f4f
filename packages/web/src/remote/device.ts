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
