import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Aim, pointOnArrow } from './arrows.ts';
import { portraitAt, readAt, type Shape, touches } from './footprint.ts';
import { HEAD, MARK, SHAFT } from './ground.ts';
import { lootPlan } from './loot.ts';
import { type RoutedArrow, routedArrows } from './routes.ts';
import { tableLayout } from './seats.ts';
import { distance, type Point, around as pointAt } from './vector.ts';

type Disc = Point & { readonly half: number };

/** What a head covers whose foot is at a point. */
const headDiscs = (foot: Point, angle: number, weight: number): readonly Disc[] =>
  [0, 0.5, 1].map((along) => ({
    ...pointAt(foot, angle, HEAD.length * weight * along),
    half: HEAD.half * weight * (1 - along),
  }));

/** The table on real screens, without header and decision panel. */
const BOXES = {
  '360x740 that asks for much': { width: 360, height: 296 },
  '360x740': { width: 360, height: 393 },
  '360x740 while watching': { width: 360, height: 512 },
  '740x360': { width: 403, height: 316 },
  '640x400': { width: 349, height: 356 },
  '820x1180': { width: 820, height: 844 },
  '1280x800': { width: 824, height: 728 },
};
const cases = Object.entries(BOXES).flatMap(([name, box]) =>
  [3, 4, 5, 6, 7, 8].map((count) => ({ name, box, count })),
);

/** What an arrow covers. */
const discsOf = ({ weight, ...arrow }: RoutedArrow) => [
  ...Array.from({ length: 65 }, (_, step) => ({
    ...pointOnArrow(arrow, step / 64),
    half: SHAFT * weight,
  })),
  ...headDiscs(arrow.to, (arrow.headAngle * Math.PI) / 180, weight),
  { ...arrow.mark, half: MARK * weight },
];

describe.each(cases)('arrows at $name with $count seats', ({ box, count }) => {
  const layout = tableLayout(box, count);
  const aimsOf = fc.array(fc.integer({ min: 0, max: count - 1 }), {
    minLength: count,
    maxLength: count,
  });
  const lootOf = fc.record({
    cards: fc.integer({ min: 1, max: 13 }),
    kinds: fc.integer({ min: 1, max: 9 }),
    lines: fc.constantFrom(1, 2),
  });

  it('cross no card, name, number or face, whoever aims at whom', () => {
    fc.assert(
      fc.property(aimsOf, lootOf, (steps, { cards, kinds, lines }) => {
        const { boxes } = lootPlan(layout, { cards, kinds: Math.min(cards, kinds), lines });
        const aims: Aim[] = steps.map((step, shooter) => ({
          shooter,
          target: step === 0 ? undefined : (shooter + step) % count,
        }));
        const arrows = routedArrows(layout, aims, boxes, true);
        expect(arrows).toHaveLength(aims.filter(({ target }) => target !== undefined).length);
        const things: { what: string; shape: Shape }[] = [
          ...boxes.map((shape) => ({ what: 'loot', shape })),
          ...layout.seats.flatMap((seat, place) =>
            [...portraitAt(seat), ...readAt(layout, seat, place > 0)].map((shape, index) => ({
              what: `thing ${index} of seat ${place}`,
              shape,
            })),
          ),
        ];
        const crossed = arrows.flatMap((arrow) => {
          const discs = discsOf(arrow);
          const out = discs.some(
            ({ x, y, half }) =>
              x < half || y < half || x > box.width - half || y > box.height - half,
          );
          return [
            ...things.filter(({ shape }) => discs.some((disc) => touches(shape, disc, disc.half))),
            ...(out ? [{ what: 'the edge' }] : []),
          ].map(({ what }) => `${arrow.shooter} → ${arrow.target}: ${what}`);
        });
        expect(crossed).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('keep heads and symbols apart when everybody aims at one seat', () => {
    const { boxes } = lootPlan(layout, { cards: 9, kinds: 6, lines: 1 });
    for (let target = 0; target < count; target++) {
      const aims = layout.seats.map((_, shooter) => ({
        shooter,
        target: shooter === target ? (target + 1) % count : target,
      }));
      const arrows = routedArrows(layout, aims, boxes, true);
      expect(arrows).toHaveLength(count);
      arrows.forEach((arrow, index) => {
        for (const other of arrows.slice(index + 1)) {
          expect(distance(arrow.to, other.to)).toBeGreaterThan(HEAD.length * arrow.weight);
          expect(distance(arrow.mark, other.mark)).toBeGreaterThan(MARK * 1.5 * arrow.weight);
        }
      });
    }
  });

  it('end at their target, for players and for an audience', () => {
    for (const audience of [false, true]) {
      const around = tableLayout(box, count, audience);
      const { boxes } = lootPlan(around, { cards: 9, kinds: 6, lines: 1 });
      for (let step = 1; around.surroundings === null && step < count; step++) {
        const aims = around.seats.map((_, shooter) => ({
          shooter,
          target: (shooter + step) % count,
        }));
        const arrows = routedArrows(around, aims, boxes, !audience);
        expect(arrows).toHaveLength(count);
        for (const { to, target } of arrows) {
          const near = around.seats.map((seat) => distance(seat, to));
          expect(near.indexOf(Math.min(...near))).toBe(target);
        }
      }
    }
  });
});

describe('the size of arrows', () => {
  it('is at least four fifths for nine in ten of them on every phone, whoever of eight aims at whom', () => {
    for (const name of ['360x740', '740x360', '640x400'] as const) {
      const layout = tableLayout(BOXES[name], 8);
      const { boxes } = lootPlan(layout, { cards: 8, kinds: 6, lines: 1 });
      const aimsOf = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 8, maxLength: 8 });
      const weights = fc.sample(aimsOf, { numRuns: 40, seed: 7 }).flatMap((steps) => {
        const aims = steps.map((step, shooter) => ({ shooter, target: (shooter + step) % 8 }));
        return routedArrows(layout, aims, boxes, true).map(({ weight }) => weight);
      });
      const small = weights.filter((weight) => weight < 0.8);
      expect(small.length, name).toBeLessThanOrEqual(weights.length / 10);
    }
  });

  it('is small only at the targets that are crowded', () => {
    const layout = tableLayout(BOXES['640x400'], 8);
    const { boxes } = lootPlan(layout, { cards: 9, kinds: 6, lines: 1 });
    const aims = layout.seats.map((_, shooter) => ({ shooter, target: shooter === 4 ? 5 : 4 }));
    const [alone, ...crowd] = [...routedArrows(layout, aims, boxes, true)].sort(
      (a, b) => b.weight - a.weight,
    );
    expect(alone).toMatchObject({ target: 5, weight: 1 });
    expect(Math.max(...crowd.map(({ weight }) => weight))).toBeLessThan(0.7);
  });
});
