import { describe, expect, it } from 'vitest';
import type { Rect, SeatPlace } from './layout.ts';
import { tableLayout } from './seats.ts';
import { signPlace } from './sign.ts';
import { mixPoints } from './vector.ts';

const TELEVISION = { width: 1858, height: 929 };
/** "BANG!" and a sentence beneath it, as tall as they are there. */
const SIGN = { width: 440, height: 235 };

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
    const shots = layout.seats.flatMap((shooter, from) =>
      layout.seats.flatMap((target, to) => (from === to ? [] : [{ shooter, target, from, to }])),
    );

    it('cover neither shooter nor target, no name, and not the line between the two', () => {
      const covered = shots.flatMap(({ shooter, target, from, to }) => {
        const { x, y } = signPlace(layout, SIGN, shooter, target);
        const sign = { x: x - SIGN.width / 2, y: y - SIGN.height / 2, ...SIGN };
        const things = [
          { what: 'shooter', rect: faceOf(shooter) },
          { what: 'target', rect: faceOf(target) },
          ...(layout.surroundings ?? []).map(({ plate }, seat) => ({
            what: `name of ${seat}`,
            rect: plate,
          })),
          ...[0.3, 0.4, 0.5, 0.6, 0.7].map((share) => ({
            what: 'line',
            rect: { ...mixPoints(shooter, target, share), width: 0, height: 0 },
          })),
        ];
        return things
          .filter(({ rect }) => overlaps(sign, rect))
          .map(({ what }) => `${from} → ${to}: ${what}`);
      });
      expect(covered).toEqual([]);
    });

    it('stay over the table', () => {
      for (const { shooter, target } of shots) {
        const { x } = signPlace(layout, SIGN, shooter, target);
        expect(Math.abs(x - layout.centre.x) + SIGN.width / 2).toBeLessThanOrEqual(layout.rx);
      }
    });
  },
);
