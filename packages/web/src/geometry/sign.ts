import { type AimArrow, pointOnArrow } from './arrows.ts';
import type { Box, Rect, SeatPlace, TableLayout } from './layout.ts';
import { DESK_DEPTH, HEADROOM } from './portrait.ts';
import { distance, type Point } from './vector.ts';

/** The distance between the places that are tried, and the space around a sign, in radii of a portrait. */
const STEP = 0.2;
const AIR = 0.12;
/** A gun sticks out of its portrait (in radii). */
const GUN = 1.3;
/** A bit of the arrow beneath the words is as bad as this much of a portrait (in square radii). */
const STRUCK = 0.05;
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

/** How large a word can be: as large as it comes, and ever smaller. */
const FITS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4] as const;

/** The middle of a sign of this size, as near to that of the table as it hides least, and whether that is nothing. */
const placeFor = (
  { centre, rx, ry, seats, surroundings }: TableLayout,
  size: Box,
  arrow: AimArrow,
): Point & { readonly clear: boolean } => {
  const both = seats.filter((_, seat) => seat === arrow.shooter || seat === arrow.target);
  const r = both[0]?.r ?? 0;
  const [width, height] = [size.width + 2 * r * AIR, size.height + 2 * r * AIR];
  const kept = [...both.map(portraitOf), ...(surroundings ?? []).map(({ plate }) => plate)];
  const line = ALONG.map((share) => pointOnArrow(arrow, share));
  const signAt = ({ x, y }: Point): Rect => ({
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
  });
  const hiddenBy = (sign: Rect): number =>
    kept.reduce((sum, rect) => sum + overlapOf(sign, rect), 0);
  const costOf = (sign: Rect): number =>
    hiddenBy(sign) + line.filter((point) => isInside(sign, point)).length * STRUCK * r * r;
  const places = steps(rx - width / 2, r * STEP).flatMap((x) =>
    steps(ry + r - height / 2, r * STEP).map((y) => ({ x: centre.x + x, y: centre.y + y })),
  );
  let best: Point = centre;
  let least = costOf(signAt(centre));
  for (const place of places) {
    const cost = costOf(signAt(place));
    const nearer = distance(place, centre) < distance(best, centre);
    if (cost < least || (cost === least && nearer)) [best, least] = [place, cost];
  }
  return { ...best, clear: hiddenBy(signAt(best)) === 0 };
};

/** A word, and the sentence beneath it. */
export type Sign = { readonly word: Box; readonly sentence: Box };

export const signBox = ({ word, sentence }: Sign, fit: number): Box => ({
  width: Math.max(word.width * fit, sentence.width),
  height: word.height * fit + sentence.height,
});

/**
 * The middle of the words about a shot on a big screen: over the table, as near to its middle as they cover neither the
 * shooter nor the target, no name, and not the arrow between the two. `fit`: how much smaller a word has to be that
 * would cover one of the two or a name.
 */
export const signPlace = (
  layout: TableLayout,
  sign: Sign,
  arrow: AimArrow,
): Point & { readonly fit: number } => {
  let place: Point = layout.centre;
  for (const fit of FITS) {
    const { clear, ...tried } = placeFor(layout, signBox(sign, fit), arrow);
    if (clear) return { ...tried, fit };
    place = tried;
  }
  return { ...place, fit: FITS.at(-1) ?? 1 };
};
