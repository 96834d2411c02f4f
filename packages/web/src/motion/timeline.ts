type TimelineStep = {
  /** In local ms. */
  readonly at: number;
  /** `late`: its moment has passed, so it must make no sound. */
  readonly run: (late: boolean) => void;
};

/** Timers are never exact; a step this late still counts as on time. */
const LATE_MS = 200;

/**
 * Runs steps at their times; gives a function that stops them. A step whose successor is due already is left out: after a
 * pause, or on a phone that slept, only the newest one is seen.
 */
export const runTimeline = (steps: readonly TimelineStep[]): (() => void) => {
  const timers = steps.map(({ at, run }, place) =>
    setTimeout(
      () => {
        const now = Date.now();
        const next = steps[place + 1];
        if (next === undefined || now < next.at) run(now - at > LATE_MS);
      },
      Math.max(0, at - Date.now()),
    ),
  );
  return () => timers.forEach(clearTimeout);
};
