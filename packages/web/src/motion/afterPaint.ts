/** A page that isn't seen gets no pictures, and must not wait for one. */
const LATEST_MS = 100;

/** Runs once the next picture is on the screen: a tap is seen to be taken before all that follows from it is worked out. */
export const afterPaint = (work: () => void): void => {
  let waiting = true;
  const run = (): void => {
    if (waiting) work();
    waiting = false;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, LATEST_MS);
};
