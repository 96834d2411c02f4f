import { type AimArrow, pointOnArrow } from './arrows.ts';
import type { Box, Rect, SeatPlace, TableLayout } from './layout.ts';
import { DESK_DEPTH, HEADROOM } from './portrait.ts';
import { distance, type Point } from './vector.ts';

/** The distance between the places that are tried, and the space around a sign, in radii of a portrait. */
const STEP = 0.2;
const AIR = 0.12;
/** A gun sticks out of its portrait (in radii). */
const GUN = 1.3;
/** A line through the words is as bad as this much of a portrait covered (in square radii). */
const STRUCK = 0.25;
const ALONG = Array.from({ length: 41 }, (_, step) => step / 40);

const portraitOf = ({ x, y, r }: SeatPlace): Rect => ({
  x: x - r * GUN,
  y: y - r * HEADROOM,
  width: 2 * r * GUN,
  height: r * (HEADROOM + 1 + DESK_DEPTH),
});

const shared = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));

const overlapOf = (a: Rect, b: Rect): number =>
  shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

const isInside = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

const steps = (reach: number, step: number): readonly number[] => {
  const count = Math.max(0, Math.floor(reach / step));
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
};

/**
 * The middle of the words about a shot on a big screen: over the table, as near to its middle as they cover neither the
 * shooter nor the target, no name, and not the arrow between the two.
 */
export const signPlace = (
  { centre, rx, ry, seats, surroundings }: TableLayout,
  size: Box,
  arrow: AimArrow,
): Point => {
  const both = seats.filter((_, seat) => seat === arrow.shooter || seat === arrow.target);
  const r = both[0]?.r ?? 0;
  const [width, height] = [size.width + 2 * r * AIR, size.height + 2 * r * AIR];
  const kept = [...both.map(portraitOf), ...(surroundings ?? []).map(({ plate }) => plate)];
  const line = ALONG.map((share) => pointOnArrow(arrow, share));
  const covered = ({ x, y }: Point): number => {
    const sign = { x: x - width / 2, y: y - height / 2, width, height };
    const struck = line.filter((point) => isInside(sign, point)).length;
    return kept.reduce((sum, rect) => sum + overlapOf(sign, rect), struck * STRUCK * r * r);
  };
  const places = steps(rx - width / 2, r * STEP).flatMap((x) =>
    steps(ry + r - height / 2, r * STEP).map((y) => ({ x: centre.x + x, y: centre.y + y })),
  );
  let best: Point = centre;
  let least = covered(centre);
  for (const place of places) {
    const hidden = covered(place);
    const nearer = distance(place, centre) < distance(best, centre);
    if (hidden < least || (hidden === least && nearer)) [best, least] = [place, hidden];
  }
  return best;
};
