import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AimArrow, aimArrows, pointOnArrow } from './arrows.ts';
import type { Rect, SeatPlace } from './layout.ts';
import { tableLayout } from './seats.ts';
import { type Sign, signBox, signPlace } from './sign.ts';

const TELEVISION = { width: 1858, height: 929 };
/** "BANG!" and a sentence beneath it, as large as they are there. */
const PLAIN: Sign = { word: { width: 440, height: 175 }, sentence: { width: 430, height: 60 } };
/** The fourth "BANG! BANG! BANG!" at the same target, and a sentence of two long names. */
const LOUDEST: Sign = { word: { width: 1500, height: 476 }, sentence: { width: 540, height: 100 } };

const faceOf = ({ x, y, r }: SeatPlace): Rect => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
});

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each([3, 4, 5, 6, 7, 8])(
  'the words about a shot on a television with %i seats',
  (count) => {
    const layout = tableLayout(TELEVISION, count, true);
    /** Everybody aims at somebody. */
    const aims = fc
      .array(fc.integer({ min: 1, max: count - 1 }), { minLength: count, maxLength: count })
      .map((steps) =>
        aimArrows(
          layout,
          steps.map((step, shooter) => ({ shooter, target: (shooter + step) % count })),
        ),
      );

    const rectOf = (words: Sign, arrow: AimArrow): Rect => {
      const { x, y, fit } = signPlace(layout, words, arrow);
      const { width, height } = signBox(words, fit);
      return { x: x - width / 2, y: y - height / 2, width, height };
    };

    const coveredBy = (words: Sign, arrow: AimArrow): readonly string[] => {
      const sign = rectOf(words, arrow);
      const things = [
        ...layout.seats.flatMap((seat, place) =>
          place === arrow.shooter || place === arrow.target
            ? [{ what: `face of ${place}`, rect: faceOf(seat) }]
            : [],
        ),
        ...(layout.surroundings ?? []).map(({ plate }, seat) => ({
          what: `name of ${seat}`,
          rect: plate,
        })),
        ...Array.from({ length: 21 }, (_, step) => ({
          what: 'arrow',
          rect: { ...pointOnArrow(arrow, step / 20), width: 0, height: 0 },
        })),
      ];
      return things
        .filter(({ rect }) => overlaps(sign, rect))
        .map(({ what }) => `${arrow.shooter} → ${arrow.target}: ${what}`);
    };

    it('cover neither shooter nor target, no name, and not the arrow between the two, whoever aims at whom', () => {
      fc.assert(
        fc.property(aims, (arrows) => {
          for (const arrow of arrows) {
            expect(coveredBy(PLAIN, arrow)).toEqual([]);
            expect(signPlace(layout, PLAIN, arrow).fit).toBe(1);
          }
        }),
        { numRuns: 40 },
      );
    });

    it('are as much smaller as they have to be to cover no face and no name, however many guns are fired', () => {
      fc.assert(
        fc.property(aims, (arrows) => {
          const covered = arrows.flatMap((arrow) => coveredBy(LOUDEST, arrow));
          expect(covered.filter((each) => !each.endsWith('arrow'))).toEqual([]);
        }),
        { numRuns: 10 },
      );
    });

    it('stay over the table', () => {
      fc.assert(
        fc.property(aims, (arrows) => {
          for (const arrow of arrows) {
            const { x, width } = rectOf(PLAIN, arrow);
            expect(Math.abs(x + width / 2 - layout.centre.x) + width / 2).toBeLessThanOrEqual(
              layout.rx,
            );
          }
        }),
        { numRuns: 10 },
      );
    });
  },
);
