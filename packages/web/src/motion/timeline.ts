type TimelineStep = {
  /** In local ms. */
  readonly at: number;
  /** `late`: its moment has passed, so it must make no sound. */
  readonly run: (late: boolean) => void;
};

/** Timers are never exact; a step this late still counts as on time. */
const LATE_MS = 200;

/**
 * The server's clock is measured again and again. Steps that end about when the ones before would have ended are the same
 * ones, moved by a correction.
 */
const CORRECTION_MS = 1000;

/**
 * Runs steps at their times, each once, also when a correction of the clock moves them. A step whose successor is due already
 * is left out: after a pause, or on a phone that slept, only the newest one is seen. Running no steps makes the next ones new.
 */
export const createTimeline = () => {
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  let end = Number.NEGATIVE_INFINITY;
  /** How many steps have run. */
  let done = 0;

  const stop = (): void => timers.forEach(clearTimeout);

  const run = (steps: readonly TimelineStep[]): void => {
    const newEnd = steps.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    if (Math.abs(newEnd - end) > CORRECTION_MS) done = 0;
    end = newEnd;
    timers = steps.map((step, place) =>
      setTimeout(
        () => {
          const now = Date.now();
          const next = steps[place + 1];
          if (place < done || (next !== undefined && now >= next.at)) return;
          done = place + 1;
          step.run(now - step.at > LATE_MS);
        },
        Math.max(0, step.at - Date.now()),
      ),
    );
  };

  return { run, stop };
};
