import { useLayoutEffect, useRef } from 'preact/hooks';
import { lessMotion } from '../../settings/settings.ts';

const SLIDE_MS = 420;

/** Lets the children of a list slide to their new places whenever their order changes. */
export const useReorder = <T extends HTMLElement>() => {
  const ref = useRef<T>(null);
  const before = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const rows = [...(ref.current?.children ?? [])];
    const tops = new Map(
      rows.flatMap((row) => (row instanceof HTMLElement ? [[row, row.offsetTop]] : [])),
    );
    if (!lessMotion.peek())
      for (const [row, top] of tops) {
        const moved = (before.current.get(row) ?? top) - top;
        if (moved !== 0)
          row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
            duration: SLIDE_MS,
            easing: 'cubic-bezier(.3, 1.25, .5, 1)',
          });
      }
    before.current = tops;
  });
  return ref;
};
