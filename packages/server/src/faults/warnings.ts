const EVERY_MS = 1000;

/** Passes on at most one warning a second and counts the rest with the next one, so as not to flood the log. */
export function limitWarnings(
  warn: (message: string) => void,
  now: () => number = () => performance.now(),
): (message: string) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  let dropped = 0;
  return (message) => {
    if (now() - warnedAt < EVERY_MS) {
      dropped++;
      return;
    }
    warnedAt = now();
    warn(dropped === 0 ? message : `${message} (and ${dropped} more warnings before it)`);
    dropped = 0;
  };
}
