import { describe, expect, it } from 'vitest';
import type { Rect, SeatPlace, TableLayout } from './layout.ts';
import { DESK_DEPTH } from './portrait.ts';
import { tableLayout } from './seats.ts';
import { type BubblePlace, bubblePlace, bubbleWidth } from './speech.ts';

const BOXES = {
  phone: { width: 360, height: 400 },
  'landscape phone': { width: 400, height: 310 },
  desktop: { width: 850, height: 690 },
  television: { width: 1858, height: 929 },
};

const cases = Object.entries(BOXES).flatMap(([name, box]) =>
  [3, 4, 5, 6, 7, 8].flatMap((count) =>
    [false, true].map((audience) => ({ name, box, count, audience })),
  ),
);

/** Two lines, and whom they are meant for. */
const sizeOf = (layout: TableLayout) => ({
  width: Math.min(bubbleWidth(layout, false), 128),
  height: layout.surroundings ? layout.box.height * 0.08 : 62,
});
const ALONE = { others: [], loot: [], type: 1 };

const faceOf = ({ x, y, r }: SeatPlace): Rect => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});
/** Beneath the disc, or beneath the Godfather's desk. */
const nameOf = ({ x, y, r }: SeatPlace, type: number): Rect => ({
  x: x - r,
  y: y + r + r * DESK_DEPTH,
  width: 2 * r,
  height: Math.max(13 * type, r * 0.34),
});

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How much of a portrait's disc a bubble covers. */
const coveredPart = ({ x, y, r }: SeatPlace, bubble: Rect): number => {
  const points = Array.from({ length: 400 }, (_, index) => ({
    x: x + r * (((index % 20) + 0.5) / 10 - 1),
    y: y + r * ((Math.floor(index / 20) + 0.5) / 10 - 1),
  })).filter((point) => Math.hypot(point.x - x, point.y - y) <= r);
  const hit = points.filter((point) => overlap({ ...point, width: 0, height: 0 }, bubble));
  return hit.length / points.length;
};

describe.each(cases)('speech on a $name with $count seats, audience $audience', (table) => {
  const { box, count, audience } = table;
  const layout = tableLayout(box, count, audience);
  const size = sizeOf(layout);
  const rectOf = (place: BubblePlace): Rect => ({ ...place, ...size });

  it.each([1, 1.3])('stays off the name of its speaker, with type of %d', (type) => {
    if (layout.surroundings) return;
    for (const place of layout.seats) {
      const bubble = rectOf(bubblePlace(layout, place, size, { ...ALONE, type }));
      expect(overlap(bubble, nameOf(place, type))).toBe(false);
    }
  });

  it('stays on the screen and off the face of its speaker', () => {
    for (const place of layout.seats) {
      const bubble = rectOf(bubblePlace(layout, place, size, ALONE));
      expect(bubble.x).toBeGreaterThanOrEqual(0);
      expect(bubble.x + bubble.width).toBeLessThanOrEqual(box.width);
      expect(bubble.y).toBeGreaterThanOrEqual(0);
      expect(bubble.y + bubble.height).toBeLessThanOrEqual(box.height);
      expect(overlap(bubble, faceOf(place))).toBe(false);
    }
  });

  it('leaves all faces free, but for an edge of one', () => {
    if (layout.surroundings) return;
    for (const place of layout.seats) {
      const bubble = rectOf(bubblePlace(layout, place, size, ALONE));
      for (const other of layout.seats) expect(coveredPart(other, bubble)).toBeLessThan(0.15);
    }
  });

  it('keeps neighbours who talk at once apart', () => {
    if (layout.surroundings || count > 6 || box.height < 400) return;
    for (const [index, place] of layout.seats.entries()) {
      const first = rectOf(bubblePlace(layout, place, size, ALONE));
      const next = layout.seats[(index + 1) % count] ?? place;
      const second = rectOf(bubblePlace(layout, next, size, { ...ALONE, others: [first] }));
      expect(overlap(first, second)).toBe(false);
    }
  });
});

it('points at its speaker', () => {
  const layout = tableLayout(BOXES.phone, 6);
  for (const place of layout.seats) {
    const bubble = bubblePlace(layout, place, sizeOf(layout), ALONE);
    const upright = bubble.side === 'above' || bubble.side === 'beneath';
    const at = upright ? bubble.x + bubble.tail - place.x : bubble.y + bubble.tail - place.y;
    expect(Math.abs(at)).toBeLessThanOrEqual(place.r);
  }
});
