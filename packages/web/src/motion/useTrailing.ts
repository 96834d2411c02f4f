import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterPaint } from './afterPaint.ts';

const afterFrames = (frames: number, work: () => void): void =>
  frames === 0 ? work() : afterPaint(() => afterFrames(frames - 1, work));

/**
 * Returns the previous value for this many frames after a change; with 0 frames, the new one at
 * once. The changes of a shot are spread over a few frames, because rendering all of them takes a
 * slow phone longer than one frame.
 */
export const useTrailing = <T>(value: T, frames: number): T => {
  const latest = useRef(value);
  const shown = useRef(value);
  const [, redraw] = useState(value);
  latest.current = value;
  if (frames === 0) shown.current = value;
  useLayoutEffect(() => {
    if (shown.current === value) return;
    afterFrames(frames, () => {
      shown.current = latest.current;
      redraw(() => latest.current);
    });
  }, [value]);
  return shown.current;
};
