import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Aim, aimArrows, aimCounts, pointOnArrow } from './arrows.ts';
import type { Box } from './layout.ts';
import { lootPlan } from './loot.ts';
import { DESK_DEPTH, HEADROOM, labelHeight } from './portrait.ts';
import { tableLayout } from './seats.ts';
import { spread } from './spread.ts';
import { distance } from './vector.ts';
import { cardGrid } from './well.ts';

type Screen = {
  readonly box: Box;
  /** The least width of a portrait, and of a card when nine lie on the table. */
  readonly portrait: number;
  readonly card: number;
};

/** The size of the table on each screen, without header and decision panel. */
const SCREENS: Record<string, Screen> = {
  'phone that asks for much': { box: { width: 360, height: 290 }, portrait: 44, card: 14 },
  'phone held sideways': { box: { width: 370, height: 310 }, portrait: 44, card: 14 },
  phone: { box: { width: 360, height: 470 }, portrait: 56, card: 30 },
  tablet: { box: { width: 768, height: 700 }, portrait: 56, card: 30 },
  desktop: { box: { width: 1280, height: 560 }, portrait: 56, card: 30 },
  tv: { box: { width: 1920, height: 860 }, portrait: 56, card: 30 },
};
const SAMPLES = Array.from({ length: 21 }, (_, step) => step / 20);
const COUNTS = [3, 4, 5, 6, 7, 8];
const cases = Object.entries(SCREENS).flatMap(([name, screen]) =>
  COUNTS.map((count) => ({ name, ...screen, count })),
);

describe.each(cases)('the table on a $name with $count seats', ({ box, count, ...least }) => {
  const layout = tableLayout(box, count);

  it('puts you at the bottom and the others clockwise', () => {
    const [you, left] = layout.seats;
    expect(you?.x).toBeCloseTo(box.width / 2, 3);
    expect(Math.max(...layout.seats.map(({ y }) => y))).toBe(you?.y);
    expect(left?.x).toBeLessThan(box.width / 2);
  });

  it('keeps portraits large enough, inside the box and apart', () => {
    for (const [index, seat] of layout.seats.entries()) {
      expect(seat.r * 2).toBeGreaterThanOrEqual(least.portrait);
      expect(seat.x - seat.r).toBeGreaterThanOrEqual(0);
      expect(seat.x + seat.r).toBeLessThanOrEqual(box.width);
      expect(seat.y - seat.r * HEADROOM).toBeGreaterThanOrEqual(0);
      expect(seat.y + seat.r).toBeLessThanOrEqual(box.height);
      for (const other of layout.seats.slice(index + 1)) {
        expect(distance(seat, other)).toBeGreaterThan(seat.r + other.r + 20);
      }
    }
  });

  it('lets no portrait lie over the name or the numbers of another seat', () => {
    const around = tableLayout(box, count, true);
    for (const { seats } of around.surroundings ? [layout] : [layout, around])
      for (const above of seats)
        for (const { x, y, r } of seats.filter((seat) => seat.y > above.y)) {
          const label = above.y + above.r + labelHeight(above.r, true) - above.r * DESK_DEPTH;
          const halfLabel = Math.max(36, above.r * 1.1);
          expect(Math.max(Math.abs(x - above.x) - halfLabel - r, y - r - label)).toBeGreaterThan(0);
        }
  });

  it('leaves room beneath the lowest seat for desk and name, and for an audience also for numbers', () => {
    for (const numbers of [false, true])
      for (const { y, r } of tableLayout(box, count, numbers).seats)
        expect(y + r + labelHeight(r, numbers)).toBeLessThanOrEqual(box.height);
  });

  it('is symmetrical left to right', () => {
    for (let seat = 1; seat < count; seat++) {
      const mirror = layout.seats[count - seat];
      expect(Math.abs((layout.seats[seat]?.x ?? 0) + (mirror?.x ?? 0) - box.width)).toBeLessThan(4);
    }
  });

  it('leaves room for the loot that no portrait, hat or name overlaps', () => {
    for (const audience of [false, true]) {
      const { well, seats } = tableLayout(box, count, audience);
      expect(cardGrid(9, well).card).toBeGreaterThan(least.card);
      for (const { x, y, r } of seats) {
        const besides = Math.max(well.x - x, x - well.x - well.width);
        const above = well.y - (y + r + labelHeight(r, true) - r * DESK_DEPTH);
        const beneath = y - r * HEADROOM - (well.y + well.height);
        expect(Math.max(besides - r, above, beneath)).toBeGreaterThan(0);
      }
    }
  });

  it('keeps arrow heads apart when everybody aims at one seat', () => {
    for (let target = 0; target < count; target++) {
      const aims = layout.seats.map((_, shooter) => ({
        shooter,
        target: shooter === target ? (target + 1) % count : target,
      }));
      const onTarget = aimArrows(layout, aims).filter((arrow) => arrow.target === target);
      expect(onTarget).toHaveLength(count - 1);
      onTarget.forEach((arrow, index) => {
        for (const other of onTarget.slice(index + 1)) {
          expect(distance(arrow.to, other.to)).toBeGreaterThan(12);
          expect(distance(arrow.mark, other.mark)).toBeGreaterThan(18);
        }
      });
    }
  });

  it('separates mutual aims over the whole shaft', () => {
    for (let a = 0; a < count; a++) {
      for (let b = a + 1; b < count; b++) {
        const [there, back] = aimArrows(layout, [
          { shooter: a, target: b },
          { shooter: b, target: a },
        ]);
        if (!there || !back) throw new Error('two aims give two arrows');
        expect(there.mutual && back.mutual).toBe(true);
        for (let t = 0; t <= 1; t += 0.1) {
          const here = pointOnArrow(there, t);
          const nearest = Math.min(
            ...Array.from({ length: 41 }, (_, i) => distance(here, pointOnArrow(back, i / 40))),
          );
          expect(nearest).toBeGreaterThan(7);
        }
      }
    }
  });

  it('routes no arrow across a third portrait or out of the box', () => {
    const aimsOf = fc.array(fc.integer({ min: 1, max: count - 1 }), {
      minLength: count,
      maxLength: count,
    });
    fc.assert(
      fc.property(aimsOf, (steps) => {
        const aims: Aim[] = steps.map((step, shooter) => ({
          shooter,
          target: (shooter + step) % count,
        }));
        const wrong = aimArrows(layout, aims).flatMap((arrow) =>
          SAMPLES.map((t) => pointOnArrow(arrow, t)).filter(
            (point) =>
              point.x < 0 ||
              point.x > box.width ||
              point.y < 0 ||
              point.y > box.height ||
              layout.seats.some(
                (seat, index) =>
                  index !== arrow.shooter &&
                  index !== arrow.target &&
                  distance(point, seat) < seat.r,
              ),
          ),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('aims', () => {
  it('R-4.2: a player who aims at nobody has no arrow and is counted nowhere', () => {
    const aims: Aim[] = [
      { shooter: 0, target: undefined },
      { shooter: 1, target: 2 },
      { shooter: 2, target: 1 },
      { shooter: 3, target: 1 },
    ];
    expect(aimCounts(4, aims)).toEqual([0, 2, 1, 0]);
    expect(aimArrows(tableLayout({ width: 360, height: 470 }, 4), aims)).toHaveLength(3);
  });
});

describe('spreading', () => {
  it('keeps order and gap, and does not move what is far enough apart', () => {
    expect(spread([0, 10, 20], 5)).toEqual([0, 10, 20]);
    expect(spread([3, 3, 3], 2)).toEqual([1, 3, 5]);
    expect(spread([9, 3, -8], 2, 4)).toEqual([4, 2, -4]);
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 1, maxLength: 8 }),
        (wishes) => {
          const placed = spread(wishes, 0.3);
          const sorted = [...placed].sort((a, b) => a - b);
          sorted.slice(1).forEach((value, index) => {
            expect(value - (sorted[index] ?? 0)).toBeGreaterThan(0.3 - 1e-9);
          });
          wishes.forEach((wish, i) => {
            wishes.forEach((other, j) => {
              if (wish < other) expect(placed[i]).toBeLessThanOrEqual(placed[j] ?? 0);
            });
          });
        },
      ),
    );
  });
});

describe('the loot', () => {
  it('has one line of text less where cards would be too small to read', () => {
    const loot = { cards: 11, kinds: 3, lines: 2 };
    expect(lootPlan(tableLayout({ width: 360, height: 440 }, 6), loot).lines).toBe(2);
    expect(lootPlan(tableLayout({ width: 360, height: 272 }, 6), loot).lines).toBe(1);
  });

  it.each([3, 4, 5, 6, 7, 8])('leaves a rabbit its ears on a laptop with %i seats', (count) => {
    const layout = tableLayout({ width: 840, height: 740 }, count);
    const [own] = layout.seats;
    const { boxes } = lootPlan(layout, { cards: 9, kinds: 6, lines: 1 });
    for (const { y, height } of boxes)
      expect(y + height).toBeLessThan((own?.y ?? 0) - 1.57 * (own?.r ?? 0));
  });

  it('stays on the table of eight where the decision leaves it no room', () => {
    for (const height of [150, 190, 204, 240]) {
      const box = { width: 320, height };
      const { boxes } = lootPlan(tableLayout(box, 8), { cards: 8, kinds: 6, lines: 1 });
      for (const { x, y, width, height: tall } of boxes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(box.width);
        expect(y + tall).toBeLessThanOrEqual(box.height);
      }
    }
  });
});
