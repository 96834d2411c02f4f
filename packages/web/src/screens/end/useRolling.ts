import { useEffect, useRef, useState } from 'preact/hooks';
import { lessMotion } from '../../settings/settings.ts';

/** Sums are read in thousands. */
const STEP = 1000;

/** A number that rolls to each new value in this time, or jumps there with less motion and in no time. */
export const useRolling = (value: number, ms: number): number => {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    const from = latest.current;
    if (from === value) return;
    if (lessMotion.peek() || ms === 0) {
      latest.current = value;
      setShown(value);
      return;
    }
    let start: number | null = null;
    let frame = 0;
    const roll = (now: number): void => {
      // The time of frames is its own where animations are slowed down.
      start ??= now;
      const part = Math.min(1, (now - start) / ms);
      // Slower towards the end.
      const passed = from + (value - from) * (1 - (1 - part) ** 2);
      latest.current = part === 1 ? value : Math.round(passed / STEP) * STEP;
      setShown(latest.current);
      if (part < 1) frame = requestAnimationFrame(roll);
    };
    frame = requestAnimationFrame(roll);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return ms === 0 ? value : shown;
};
