import { describe, expect, it } from 'vitest';
import type { SeatPlace } from './layout.ts';
import { DESK_DEPTH } from './portrait.ts';
import { tableLayout } from './seats.ts';
import { bubblePlace } from './speech.ts';

const BOXES = {
  phone: { width: 360, height: 470 },
  'landscape phone': { width: 380, height: 300 },
  desktop: { width: 850, height: 690 },
  television: { width: 1858, height: 929 },
};
/** A short line, as high as its letters on each screen. */
const lineHeight = (height: number): number => Math.max(30, height * 0.08);

/** Beneath the disc, or beneath the Godfather's desk, where a big screen has no plate beside it. */
const nameOf = ({ y, r }: SeatPlace, type: number): readonly [top: number, bottom: number] => [
  y + r,
  y + r + Math.max(3, r * DESK_DEPTH) + Math.max(13 * type, r * 0.34) * 1.25,
];

const cases = Object.entries(BOXES).flatMap(([name, box]) =>
  [3, 4, 5, 6, 7, 8].flatMap((count) =>
    [false, true].map((audience) => ({ name, box, count, audience })),
  ),
);

describe.each(cases)('speech on a $name with $count seats, audience $audience', (table) => {
  const { box, count, audience } = table;
  const layout = tableLayout(box, count, audience);

  it.each([1, 1.3])('stays off the name of its speaker, with type of %d', (type) => {
    if (layout.surroundings) return;
    for (const place of layout.seats) {
      const { y, side } = bubblePlace(layout, place, false, type);
      const [top, bottom] = nameOf(place, type);
      expect(side === 'above' ? y <= top : y >= bottom).toBe(true);
    }
  });

  it('stays on the screen and off the face of its speaker', () => {
    for (const place of layout.seats) {
      const { x, y, width, side } = bubblePlace(layout, place);
      const [top, bottom] =
        side === 'above' ? [y - lineHeight(box.height), y] : [y, y + lineHeight(box.height)];
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(box.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(box.height);
      expect(bottom <= place.y - place.r || top >= place.y + place.r).toBe(true);
    }
  });
});
