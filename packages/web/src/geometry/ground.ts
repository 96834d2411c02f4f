import { arrowWeight } from './arrows.ts';
import { portraitAt, readAt, type Shape, touches } from './footprint.ts';
import type { Rect, SeatPlace, TableLayout } from './layout.ts';
import { distance, type Point, around as pointAt } from './vector.ts';

/** Half the width of the inked shaft, of the head and of the shooter's mark, on a phone. */
export const SHAFT = 4;
export const HEAD = { length: 11, half: 8.75 } as const;
export const MARK = 11;

const SLOTS = 48;
const STEP = 2.5;
/** How much of a shaft is straight behind its head. */
const STRAIGHT = 8;
/** The mark of a stub is this far behind its head. */
const TAIL = 12;

/** How large arrows are drawn, and how far from a portrait's disc they may end on a phone. */
export type Size = { readonly weight: number; readonly farthest: number };

/** A place at a seat where arrows can begin and end, in a direction from the middle of its portrait. */
export type Slot = { readonly angle: number; readonly foot: Point; readonly tail: Point };

/** What arrows have to go around, and where they can begin and end. */
export type Ground = {
  readonly layout: TableLayout;
  readonly loot: readonly Rect[];
  readonly weight: number;
  /** Portraits with all that is read around them, and the loot. */
  readonly shapes: readonly Shape[];
  /** Where whole arrows can begin and end at a seat, and where there is room for a stub. */
  readonly slotsAt: (seat: number) => readonly Slot[];
  readonly stubsAt: (seat: number) => readonly Slot[];
};

export const isClear = (
  { box }: TableLayout,
  shapes: readonly Shape[],
  point: Point,
  half: number,
): boolean =>
  point.x >= half &&
  point.y >= half &&
  point.x <= box.width - half &&
  point.y <= box.height - half &&
  !shapes.some((shape) => touches(shape, point, half));

/** What has to be clear behind the foot of a head. */
type Behind = { readonly far: number; readonly half: number };

/** The slot nearest to a portrait in a direction. */
const slotAt = (
  layout: TableLayout,
  shapes: readonly Shape[],
  seat: SeatPlace,
  angle: number,
  { weight, farthest }: Size,
  behind: Behind,
): Slot | null => {
  const { length, half } = HEAD;
  const clear = (far: number, around: number): boolean =>
    isClear(layout, shapes, pointAt(seat, angle, far), around);
  const limit = seat.r + farthest * arrowWeight(seat);
  for (let far = seat.r + 1 + length * weight; far < limit; far += STEP)
    if (
      clear(far, half * weight) &&
      clear(far + behind.far, behind.half) &&
      clear(far - (length / 2) * weight, (half / 2) * weight) &&
      clear(far - length * weight, 0)
    ) {
      const foot = pointAt(seat, angle, far);
      return layout.seats.some((other) => distance(other, foot) < far - 0.01)
        ? null
        : { angle, foot, tail: pointAt(seat, angle, far + behind.far) };
    }
  return null;
};

const slotsOf = (
  layout: TableLayout,
  near: readonly Shape[],
  seat: SeatPlace,
  size: Size,
  behind: Behind,
): readonly Slot[] =>
  Array.from({ length: SLOTS }, (_, slot) =>
    slotAt(layout, near, seat, (slot / SLOTS) * 2 * Math.PI, size, behind),
  ).filter((slot) => slot !== null);

export const groundOf = (
  layout: TableLayout,
  loot: readonly Rect[],
  reader: boolean,
  size: Size,
): Ground => {
  const { weight } = size;
  const shapes = [
    ...layout.seats.flatMap((seat, place) => [
      ...portraitAt(seat),
      ...readAt(layout, seat, place > 0 || !reader),
    ]),
    ...loot,
  ];
  /** Looked for when a seat first needs them. */
  const slotsWith = (behind: Behind) => {
    const found: (readonly Slot[])[] = [];
    return (place: number): readonly Slot[] => {
      const seat = layout.seats[place];
      if (seat === undefined) return [];
      const reach = seat.r + size.farthest * arrowWeight(seat) + behind.far + behind.half;
      found[place] ??= slotsOf(
        layout,
        shapes.filter((shape) => touches(shape, seat, reach)),
        seat,
        size,
        behind,
      );
      return found[place];
    };
  };
  return {
    layout,
    loot,
    weight,
    shapes,
    slotsAt: slotsWith({ far: STRAIGHT * weight, half: SHAFT * weight }),
    stubsAt: slotsWith({ far: TAIL * weight, half: MARK * weight }),
  };
};
