/** A hidden page gets no frames, and must not wait for one. */
const LATEST_MS = 100;

/** Runs after the next frame: a tap shows its effect before the expensive work that follows from it. */
export const afterPaint = (work: () => void): void => {
  let waiting = true;
  const run = (): void => {
    if (waiting) work();
    waiting = false;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, LATEST_MS);
};
