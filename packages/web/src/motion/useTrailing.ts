import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterPaint } from './afterPaint.ts';

const afterFrames = (frames: number, work: () => void): void =>
  frames === 0 ? work() : afterPaint(() => afterFrames(frames - 1, work));

/**
 * The value as it was, until so many frames after it has changed; 0: at once. What a shot changes is drawn over a few
 * frames, because all of it at once takes a slow phone longer than a frame.
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
