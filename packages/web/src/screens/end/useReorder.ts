import { useLayoutEffect, useRef } from 'preact/hooks';
import { lessMotion } from '../../settings/settings.ts';

const SLIDE_MS = 420;

type Place = { readonly left: number; readonly top: number; readonly height: number };

/**
 * Lets the children of a list slide to their new places whenever their order changes. Those that grow at the same time
 * would lie over each other meanwhile, so they are there at once.
 */
export const useReorder = <T extends HTMLElement>() => {
  const ref = useRef<T>(null);
  const before = useRef(new Map<Element, Place>());
  useLayoutEffect(() => {
    const rows = [...(ref.current?.children ?? [])];
    const places = new Map(
      rows.flatMap((row) =>
        row instanceof HTMLElement
          ? [[row, { left: row.offsetLeft, top: row.offsetTop, height: row.offsetHeight }]]
          : [],
      ),
    );
    const grow = [...places].some(
      ([row, { height }]) => height > (before.current.get(row)?.height ?? height),
    );
    if (!lessMotion.peek() && !grow)
      for (const [row, place] of places) {
        const { left, top } = before.current.get(row) ?? place;
        if (left !== place.left || top !== place.top)
          row.animate(
            [
              { transform: `translate(${left - place.left}px, ${top - place.top}px)` },
              { transform: 'none' },
            ],
            { duration: SLIDE_MS, easing: 'cubic-bezier(.3, 1.25, .5, 1)' },
          );
      }
    before.current = places;
  });
  return ref;
};
