/** The waits of a stage. They can be cut short, or ended for good. */
export const createPauses = () => {
  let hurried = false;
  let rushing = false;
  let stopped = false;
  let wake: (() => void) | undefined;
  const hurry = (): void => {
    hurried = true;
    wake?.();
  };
  return {
    wait: (ms: number): Promise<void> =>
      ms <= 0 || hurried || stopped
        ? Promise.resolve()
        : new Promise((resolve) => {
            const timer = setTimeout(resolve, ms);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          }),
    /** Ends the wait there is. */
    nudge: (): void => wake?.(),
    hurried: () => hurried,
    stopped: () => stopped,
    /** No wait takes any time until `calm`. */
    hurry,
    calm: (): void => {
      hurried = rushing;
    },
    /** No wait takes any time until `endRush`. */
    rush: (): void => {
      rushing = true;
      hurry();
    },
    endRush: (): void => {
      if (rushing) hurried = false;
      rushing = false;
    },
    stop: (): void => {
      stopped = true;
      wake?.();
    },
  };
};

export type Pauses = ReturnType<typeof createPauses>;
