import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Box } from '../../geometry/index.ts';

/** The size of the last table, which the next one most likely has. */
let lastBox: Box | null = null;

/** Follows the size of an element. The first table of a visit is laid out in a task of its own, not within a frame. */
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
    const observer = new ResizeObserver(() => {
      if (lastBox) measure();
      else setTimeout(measure);
    });
    if (lastBox) measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
};
