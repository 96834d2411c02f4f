import { portraitAt, readAt, type Shape } from './footprint.ts';
import type { Box, Rect, SeatPlace, TableLayout } from './layout.ts';
import { HEADROOM, labelHeight } from './portrait.ts';
import { clamp, type Point } from './vector.ts';

/** Where a bubble lies, as seen from its speaker. */
type Side = 'above' | 'beneath' | 'left' | 'right';

/** A bubble's upper left corner, and how far along its edge the speaker is. */
export type BubblePlace = Point & { readonly side: Side; readonly tail: number };

/** What a bubble should not cover besides seats, and how large the reader's letters are (1 as usual). */
type Surrounded = {
  readonly others: readonly Rect[];
  readonly loot: readonly Rect[];
  readonly type: number;
};

const EDGE = 6;
const GAP = 7;
/** A tail is at least this far from a bubble's corner. */
const CORNER = 14;
/** What it costs to cover a part of each. */
const COST = { bubble: 60, seat: 5, loot: 1 } as const;
/** What it costs to move a bubble away from its natural place, as a share of its area. */
const ASIDE = 0.12;
const BENEATH = 0.1;
const SLIDES = [0, -0.5, 0.5, -1, 1, -0.25, 0.25, -0.75, 0.75] as const;

/** How wide a bubble may be; others at a big screen's table may talk as well. */
export const bubbleWidth = ({ box, surroundings }: TableLayout, crowded: boolean): number => {
  if (surroundings) return box.width * (crowded ? 0.185 : 0.27);
  return clamp(box.width * 0.41, 148, 240);
};

const boundsOf = (shape: Shape): Rect =>
  'r' in shape
    ? { x: shape.x - shape.r, y: shape.y - shape.r, width: 2 * shape.r, height: 2 * shape.r }
    : shape;

const covered = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Face, name and numbers of a seat. */
const seatAt = (layout: TableLayout, place: SeatPlace, type: number): readonly Rect[] =>
  [...portraitAt(place), ...readAt(layout, place, true, type)].map(boundsOf);

/** The places on one side of a speaker, its natural one first. */
const onSide = (side: Side, { box }: TableLayout, speaker: SeatPlace, size: Box, type: number) => {
  const { x, y, r } = speaker;
  const upright = side === 'above' || side === 'beneath';
  const reach = Math.max(0, (upright ? size.width : size.height) / 2 - CORNER);
  return SLIDES.map((slide): Rect => {
    if (upright) {
      const left = clamp(x + slide * reach - size.width / 2, EDGE, box.width - EDGE - size.width);
      const top =
        side === 'above'
          ? y - r * HEADROOM - GAP - size.height
          : y + r + labelHeight(r, true, type) + GAP;
      return { x: left, y: top, ...size };
    }
    const top = clamp(y + slide * reach - size.height / 2, 0, box.height - size.height);
    return { x: side === 'left' ? x - r - GAP - size.width : x + r + GAP, y: top, ...size };
  });
};

const SIDES: readonly Side[] = ['above', 'left', 'right', 'beneath'];

const isInside = ({ x, y, width, height }: Rect, { box }: TableLayout): boolean =>
  x >= 0 && y >= 0 && x + width <= box.width && y + height <= box.height;

const placed = (side: Side, { x, y, width, height }: Rect, speaker: Point): BubblePlace => ({
  x,
  y,
  side,
  tail:
    side === 'above' || side === 'beneath'
      ? clamp(speaker.x - x, CORNER, width - CORNER)
      : clamp(speaker.y - y, CORNER, height - CORNER),
});

/** On a big screen a bubble hangs over the table, where it covers nobody. */
const onBigScreen = (
  { box, seats, surroundings, well }: TableLayout,
  speaker: SeatPlace,
  { width, height }: Box,
): BubblePlace => {
  const left = well.x + well.width + EDGE;
  const x = clamp(speaker.x - width / 2, left, box.width - EDGE - width);
  const isTop = surroundings?.[seats.indexOf(speaker)]?.row === 'top';
  const side = isTop ? 'beneath' : 'above';
  const y = isTop ? speaker.y + speaker.r * 1.12 : speaker.y - speaker.r * HEADROOM - 2 - height;
  return placed(side, { x, y, width, height }, speaker);
};

/** The place where a bubble of this size covers least: above all no other bubble, then no face or name, then no loot. */
export const bubblePlace = (
  layout: TableLayout,
  speaker: SeatPlace,
  size: Box,
  { others, loot, type }: Surrounded,
): BubblePlace => {
  if (layout.surroundings) return onBigScreen(layout, speaker, size);
  const seats = layout.seats.flatMap((place) => seatAt(layout, place, type));
  const area = size.width * size.height;
  let best: { readonly place: BubblePlace; readonly cost: number } | null = null;
  for (const side of SIDES)
    for (const [slide, rect] of onSide(side, layout, speaker, size, type).entries()) {
      const cover = (all: readonly Rect[]): number =>
        all.reduce((sum, each) => sum + covered(rect, each), 0);
      const cost =
        (isInside(rect, layout) ? 0 : 100 * area) +
        COST.bubble * cover(others) +
        COST.seat * cover(seats) +
        COST.loot * cover(loot) +
        (slide > 0 ? ASIDE * area : 0) +
        (side === 'beneath' ? BENEATH * area : 0);
      if (best === null || cost < best.cost) best = { place: placed(side, rect, speaker), cost };
    }
  return best?.place ?? { x: 0, y: 0, side: 'above', tail: CORNER };
};
