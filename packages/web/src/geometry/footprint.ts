import type { Rect, SeatPlace, TableLayout } from './layout.ts';
import { labelHeight } from './portrait.ts';
import { clamp, type Point } from './vector.ts';

/** A rectangle or a disc on the screen. */
export type Shape = Rect | (Point & { readonly r: number });

/** Whether a disc of radius `half` around a point touches a shape. */
export const touches = (shape: Shape, { x, y }: Point, half: number): boolean => {
  if ('r' in shape) return (shape.x - x) ** 2 + (shape.y - y) ** 2 < (shape.r + half) ** 2;
  return (
    x > shape.x - half &&
    x < shape.x + shape.width + half &&
    y > shape.y - half &&
    y < shape.y + shape.height + half
  );
};

/** Half the width of a name, or of three numbers beneath it. */
const halfLabel = (r: number): number => Math.max(42, r * 1.1);
/** Names and numbers keep this far from the edge of the screen. */
const EDGE = 46;

/**
 * What is read at a seat of a round table: name and numbers beneath the portrait, the sign at its upper left, the count of
 * guns at its upper right, and the loaded bullet at its lower left. `type`: how large the reader's letters are.
 */
export const readAt = (
  { box }: TableLayout,
  { x, y, r }: SeatPlace,
  numbers: boolean,
  type = 1,
): readonly Shape[] => {
  const middle = clamp(x, EDGE, box.width - EDGE);
  const half = halfLabel(r);
  const bullet = { width: r * 0.7, height: r * 0.92 };
  return [
    { x: middle - half, y: y + r, width: 2 * half, height: labelHeight(r, numbers, type) },
    { x: x - r * 0.84, y: y - r * 0.76, r: r * 0.4 },
    { x: x + r * 0.6 + Math.min(r * 0.28, 8), y: y - r * 0.76, r: r * 0.4 },
    {
      x: x - r * 0.98 - bullet.width / 2,
      y: y + r * 0.52 - bullet.height / 2,
      ...bullet,
    },
  ];
};

/** The disc, and the ears or hat above it. */
export const portraitAt = ({ x, y, r }: SeatPlace): readonly Shape[] => [
  { x, y, r },
  { x, y: y - r * 0.72, r: r * 0.62 },
];
