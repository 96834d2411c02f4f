/** The waits of a stage. They can be cut short, or ended for good. */
export const createPauses = () => {
  let hurried = false;
  let stopped = false;
  let wake: (() => void) | undefined;
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
    hurried: () => hurried,
    stopped: () => stopped,
    /** No wait takes any time until `calm`. */
    hurry: (): void => {
      hurried = true;
      wake?.();
    },
    calm: (): void => {
      hurried = false;
    },
    stop: (): void => {
      stopped = true;
      wake?.();
    },
  };
};

export type Pauses = ReturnType<typeof createPauses>;
