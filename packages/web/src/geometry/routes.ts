import { type Aim, type AimArrow, arrowWeight, type Curve, pointOnArrow } from './arrows.ts';
import { type Ground, groundOf, isClear, MARK, SHAFT, type Size, type Slot } from './ground.ts';
import type { Rect, SeatPlace, TableLayout } from './layout.ts';
import {
  angleTo,
  degrees,
  distance,
  mixPoints,
  type Point,
  around as pointAt,
  wrapAngle,
} from './vector.ts';

/**
 * Arrows at a table that has its loot in the middle, and names and numbers beneath the portraits.
 * They avoid all of these where there is room; otherwise an arrow is a stub at its target, with the
 * shooter's symbol at its end.
 */

/** Neighbouring heads are this far apart on a phone, and so are marks. */
const HEAD_GAP = 15;
const MARK_GAP = 23;

/** An arrow that may have only its head and the shooter's symbol. Where many meet, they are smaller. */
export type RoutedArrow = AimArrow & { readonly stub: boolean; readonly weight: number };

/** What earlier arrows take up. */
type Taken = {
  /** By seat: where arrows begin and end. */
  readonly ends: Point[][];
  readonly marks: Point[];
  readonly lines: (readonly Point[])[];
};

const isApart = (point: Point, others: readonly Point[], gap: number): boolean =>
  others.every((other) => Math.abs(point.x - other.x) >= gap || distance(point, other) >= gap);

/** The free slot nearest to a direction. */
const pickSlot = (
  slots: readonly Slot[],
  wish: number,
  isFree: (slot: Slot) => boolean,
): Slot | undefined => {
  let best: Slot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const slot of slots) {
    const turn = Math.abs(wrapAngle(slot.angle - wish));
    if (turn < least && isFree(slot)) {
      best = slot;
      least = turn;
    }
  }
  return best;
};

/** Where a curve from one seat to another may bend to: straight, and around either side of the loot. */
const bends = ({ layout, loot }: Ground, from: SeatPlace, to: SeatPlace): readonly Point[] => {
  const middle = mixPoints(from, to, 0.5);
  const along = angleTo(from, to);
  const corners = loot.flatMap(({ x, y, width, height }) =>
    [x, x + width].flatMap((each) => [
      { x: each, y },
      { x: each, y: y + height },
    ]),
  );
  const aside = (point: Point): number =>
    (point.y - middle.y) * Math.cos(along) - (point.x - middle.x) * Math.sin(along);
  const reach = corners.map(aside);
  const beside = [Math.max(0, ...reach) + 14, Math.min(0, ...reach) - 14].flatMap((far) =>
    [0.7, 1, 1.4].map((pull) => pointAt(middle, along + Math.PI / 2, far * pull)),
  );
  return [0.25, 0, 0.6].map((bow) => mixPoints(middle, layout.centre, bow)).concat(beside);
};

/** The points of a curve, at most a few pixels apart. */
const samplesOf = (curve: Curve): readonly Point[] => {
  const { from, control1, control2, to } = curve;
  const bound = distance(from, control1) + distance(control1, control2) + distance(control2, to);
  const steps = Math.ceil(bound / 7);
  return Array.from({ length: steps + 1 }, (_, step) => pointOnArrow(curve, step / steps));
};

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + distance(point, points[index - 1] ?? point), 0);

/** A whole arrow is at most this many times as long as the straight way. */
const DETOUR = 1.5;

/** The length of a curve, and more where it runs along another; null if it touches something or goes a long way round. */
const costOf = (
  curve: Curve,
  { layout, shapes, weight }: Ground,
  lines: Taken['lines'],
): number | null => {
  const points = samplesOf(curve);
  const length = lengthOf(points);
  if (length > DETOUR * distance(curve.from, curve.to)) return null;
  if (!points.every((point) => isClear(layout, shapes, point, (SHAFT + 2) * weight))) return null;
  const near = points.filter((point) => lines.some((line) => !isApart(point, line, 9 * weight)));
  const share = near.length / points.length;
  return share > 0.25 ? null : length * (1 + 4 * share);
};

/** The points of a whole arrow where the shooter's symbol may sit, the best one first. */
const MARKS = [0.36, 0.42, 0.3, 0.48, 0.54, 0.6, 0.25];

type Route = Pick<RoutedArrow, 'mark' | 'stub'> & { readonly curve: Curve };

const wholeRoute = (ground: Ground, taken: Taken, from: number, to: number): Route | null => {
  const [shooter, target] = [ground.layout.seats[from], ground.layout.seats[to]];
  if (!shooter || !target) return null;
  const slotFor = (seat: number, wish: number): Slot | undefined =>
    pickSlot(ground.slotsAt(seat), wish, ({ foot }) =>
      isApart(foot, taken.ends[seat] ?? [], HEAD_GAP * ground.weight),
    );
  const routes = bends(ground, shooter, target).flatMap((bend) => {
    const leave = slotFor(from, angleTo(shooter, bend));
    const arrive = slotFor(to, angleTo(target, bend));
    if (!leave || !arrive) return [];
    const curve = {
      from: leave.foot,
      control1: pointAt(leave.foot, leave.angle, distance(leave.foot, bend) * 0.6),
      control2: pointAt(arrive.foot, arrive.angle, distance(arrive.foot, bend) * 0.6),
      to: arrive.foot,
    };
    const cost = costOf(curve, ground, taken.lines);
    const mark = MARKS.map((t) => pointOnArrow(curve, t)).find(
      (point) =>
        isClear(ground.layout, ground.shapes, point, MARK * ground.weight) &&
        isApart(point, taken.marks, MARK_GAP * ground.weight),
    );
    return cost === null || mark === undefined ? [] : [{ curve, mark, cost, stub: false }];
  });
  return routes.sort((a, b) => a.cost - b.cost)[0] ?? null;
};

const stubRoute = (ground: Ground, taken: Taken, from: number, to: number): Route | null => {
  const [shooter, target] = [ground.layout.seats[from], ground.layout.seats[to]];
  if (!shooter || !target) return null;
  const { weight } = ground;
  const slot = pickSlot(
    ground.stubsAt(to),
    angleTo(target, shooter),
    ({ foot, tail }) =>
      isApart(foot, taken.ends[to] ?? [], HEAD_GAP * weight) &&
      isApart(tail, taken.marks, MARK_GAP * weight) &&
      taken.lines.every((line) => isApart(tail, line, (MARK + SHAFT) * weight)),
  );
  if (!slot) return null;
  const { foot, tail } = slot;
  return {
    curve: { from: tail, control1: tail, control2: foot, to: foot },
    mark: tail,
    stub: true,
  };
};

const format = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The arrows at a size, or null if there is no room for all of them. */
const routeAll = (ground: Ground, aims: readonly Aim[]): RoutedArrow[] | null => {
  const { seats } = ground.layout;
  const taken: Taken = { ends: seats.map(() => []), marks: [], lines: [] };
  const arrows: RoutedArrow[] = [];
  for (const { shooter, target } of aims) {
    const to = target === undefined ? undefined : seats[target];
    if (target === undefined || to === undefined || shooter === target) continue;
    const route =
      wholeRoute(ground, taken, shooter, target) ?? stubRoute(ground, taken, shooter, target);
    if (!route) return null;
    const { curve, mark, stub } = route;
    if (!stub) taken.ends[shooter]?.push(curve.from);
    taken.ends[target]?.push(curve.to);
    taken.marks.push(mark);
    taken.lines.push(stub ? [curve.from, curve.to] : samplesOf(curve));
    arrows.push({
      shooter,
      target,
      ...curve,
      path: `M${format(curve.from)}C${format(curve.control1)} ${format(curve.control2)} ${format(curve.to)}`,
      headAngle: degrees(angleTo(curve.to, to)),
      mark,
      stub,
      weight: ground.weight,
      mutual: aims.some((aim) => aim.shooter === target && aim.target === shooter),
    });
  }
  return arrows;
};

/** The sizes that are tried: the last ones where seven guns point at one player on a phone. */
const SIZES: readonly Size[] = [
  { weight: 1, farthest: 32 },
  { weight: 0.8, farthest: 32 },
  { weight: 0.64, farthest: 32 },
  { weight: 0.5, farthest: 40 },
  { weight: 0.5, farthest: 90 },
  { weight: 0.4, farthest: 90 },
  { weight: 0.32, farthest: 90 },
  { weight: 0.25, farthest: 90 },
];

/** One arrow per aim. `reader`: who sits lowest reads the screen, and has no numbers there. */
export const routedArrows = (
  layout: TableLayout,
  aims: readonly Aim[],
  loot: readonly Rect[],
  reader: boolean,
): readonly RoutedArrow[] => {
  const [first] = layout.seats;
  if (!first || aims.every(({ target }) => target === undefined)) return [];
  const way = ({ shooter, target }: Aim): number =>
    distance(layout.seats[shooter] ?? first, layout.seats[target ?? shooter] ?? first);
  // Neighbours have the best chance of a whole arrow.
  const nearestFirst = [...aims].sort((a, b) => way(a) - way(b));
  for (const { weight, farthest } of SIZES) {
    const size = { weight: arrowWeight(first) * weight, farthest };
    const ground = groundOf(layout, loot, reader, size);
    const arrows = routeAll(ground, nearestFirst);
    if (arrows) return arrows;
  }
  return [];
};
