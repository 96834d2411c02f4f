import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Box } from '../../geometry/index.ts';
import { afterPaint } from '../../motion/afterPaint.ts';

/** The size of the last table, which the next one most likely has. */
let lastBox: Box | null = null;

/**
 * Follows the size of an element. The first table of a visit is measured after the decision beneath it is on the screen:
 * drawing both at once would cost a slow phone several frames.
 */
export const useBox = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(lastBox);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      lastBox = { width: element.clientWidth, height: element.clientHeight };
      setBox(lastBox);
    };
    const observer = new ResizeObserver(measure);
    const follow = (): void => observer.observe(element);
    if (lastBox) {
      measure();
      follow();
    } else afterPaint(follow);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
};
