import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AimArrow, aimArrows, arrowWeight, pointOnArrow } from './arrows.ts';
import type { Rect, TableLayout } from './layout.ts';
import { tableLayout } from './seats.ts';
import { around, distance, type Point } from './vector.ts';
import { cardGrid } from './well.ts';

/** The table of a TV, of a laptop next to one, and of a replay above its controls. */
const BOXES = {
  tv: { width: 1858, height: 929 },
  laptop: { width: 1239, height: 688 },
  replay: { width: 1240, height: 560 },
};
const cases = Object.entries(BOXES).flatMap(([name, box]) =>
  [3, 4, 5, 6, 7, 8].map((count) => ({ name, box, count })),
);

const inside = (rect: Rect, { x, y }: Point, margin: number): boolean =>
  x > rect.x - margin &&
  x < rect.x + rect.width + margin &&
  y > rect.y - margin &&
  y < rect.y + rect.height + margin;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

type Named = { readonly what: string; readonly rect: Rect };

/** Everything that no arrow may cross. */
const readThings = (layout: TableLayout): readonly Named[] => [
  { what: 'loot', rect: layout.well },
  ...(layout.surroundings ?? []).flatMap(({ plate, bullet, count }, seat) => [
    { what: `name and numbers of ${seat}`, rect: plate },
    { what: `bullet of ${seat}`, rect: bullet },
    { what: `count of ${seat}`, rect: count },
  ]),
];

/** Half the width of the inked shaft, of the head and of the shooter's mark on a phone. */
const SHAFT = 4;
const HEAD = { length: 11, half: 8.75 };
const MARK = 11;

/** The discs that an arrow covers. */
const covered = (arrow: AimArrow, weight: number): readonly (Point & { half: number })[] => [
  ...Array.from({ length: 41 }, (_, step) => ({
    ...pointOnArrow(arrow, step / 40),
    half: SHAFT * weight,
  })),
  ...[0, 0.5, 1].map((along) => ({
    ...around(arrow.to, (arrow.headAngle * Math.PI) / 180, HEAD.length * weight * along),
    half: HEAD.half * weight * (1 - along),
  })),
  { ...arrow.mark, half: MARK * weight },
];

describe.each(cases)('the big screen of a $name with $count seats', ({ box, count }) => {
  const layout = tableLayout(box, count, true);
  const [seat] = layout.seats;
  const weight = seat ? arrowWeight(seat) : 1;

  /** For every shooter how many seats further the target sits. */
  const aimsFrom = (min: number) =>
    fc.array(fc.integer({ min, max: count - 1 }), { minLength: count, maxLength: count });

  it('draws no arrow across a card, a name or a number, whoever aims at whom', () => {
    const things = readThings(layout);
    expect(things).toHaveLength(1 + 3 * count);
    fc.assert(
      fc.property(aimsFrom(0), (steps) => {
        const aims = steps.map((step, shooter) => ({
          shooter,
          target: step === 0 ? undefined : (shooter + step) % count,
        }));
        const crossed = aimArrows(layout, aims).flatMap((arrow) =>
          things
            .filter(({ rect }) =>
              covered(arrow, weight).some((disc) => inside(rect, disc, disc.half)),
            )
            .map(({ what }) => `${arrow.shooter} → ${arrow.target}: ${what}`),
        );
        expect(crossed).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the symbols of the shooters apart, whoever aims at whom', () => {
    fc.assert(
      fc.property(aimsFrom(1), (steps) => {
        const aims = steps.map((step, shooter) => ({
          shooter,
          target: (shooter + step) % count,
        }));
        const arrows = aimArrows(layout, aims);
        const close = arrows.flatMap((one, index) =>
          arrows
            .slice(index + 1)
            .filter((other) => distance(one.mark, other.mark) < 2 * MARK * weight)
            .map((other) => `${one.shooter} and ${other.shooter}`),
        );
        expect(close).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps names, numbers, bullets, counts and loot apart and on the screen', () => {
    const things = readThings(layout);
    const out = things.filter(
      ({ rect: { x, y, width, height } }) =>
        x < 0 || y < 0 || x + width > box.width || y + height > box.height,
    );
    const clashes = things.flatMap((one, index) =>
      things.slice(index + 1).filter(({ rect }) => overlap(one.rect, rect)),
    );
    expect([...out, ...clashes].map(({ what }) => what)).toEqual([]);
  });

  it('shows the cards of a usual round larger than half a portrait', () => {
    expect(cardGrid(9, layout.well).card).toBeGreaterThan(seat?.r ?? Number.POSITIVE_INFINITY);
  });
});
