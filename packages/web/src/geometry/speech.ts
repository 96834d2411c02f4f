import type { SeatPlace, TableLayout } from './layout.ts';
import { HEADROOM, labelHeight } from './portrait.ts';
import { clamp, type Point } from './vector.ts';

/** Where a bubble hangs: beneath its speaker or above them, never over their face or name. */
type BubblePlace = Point & { readonly side: 'above' | 'beneath'; readonly width: number };

const EDGE = 6;
/** The height that a bubble of several lines may need above its speaker. */
const ROOM = 100;

export const bubblePlace = (
  { box, seats, surroundings, well }: TableLayout,
  place: SeatPlace,
  /** Others at a big screen's table talk as well. */
  crowded = false,
  /** How large the reader's letters are; 1 as usual. */
  type = 1,
): BubblePlace => {
  const width = surroundings
    ? box.width * (crowded ? 0.185 : 0.27)
    : clamp(box.width * 0.41, 148, 240);
  const left = surroundings ? well.x + well.width : 0;
  const x = clamp(place.x, left + EDGE + width / 2, box.width - EDGE - width / 2);
  const row = surroundings?.[seats.indexOf(place)]?.row;
  const hat = place.y - place.r * HEADROOM;
  if (row === 'top') return { x, y: place.y + place.r * 1.12, width, side: 'beneath' };
  if (row === 'bottom' || hat > ROOM * type) return { x, y: hat - 2, width, side: 'above' };
  return { x, y: place.y + place.r + labelHeight(place.r, true, type), width, side: 'beneath' };
};
