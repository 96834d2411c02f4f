import {
  type Aim,
  type AimArrow,
  arrowWeight,
  type Curve,
  MARK_GAP,
  pointOnArrow,
} from './arrows.ts';
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

/** Neighbouring heads are this far apart on a phone. */
const HEAD_GAP = 15;

/** An arrow that may have only its head and the shooter's symbol. Where many meet, they are smaller. */
export type RoutedArrow = AimArrow & { readonly stub: boolean; readonly weight: number };

/** A point of an arrow, and how large that arrow is. */
type Spot = Point & { readonly weight: number };

/** What earlier arrows take up. */
type Taken = {
  /** By seat: where arrows begin and end. */
  readonly ends: Spot[][];
  readonly marks: Spot[];
  readonly lines: (readonly Spot[])[];
};

/** Whether a point of an arrow of this weight is far enough from those of others: `gap` where both have the weight 1. */
const isApart = (point: Point, others: readonly Spot[], weight: number, gap: number): boolean =>
  others.every((other) => {
    const least = (gap * (weight + other.weight)) / 2;
    return Math.abs(point.x - other.x) >= least || distance(point, other) >= least;
  });

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
  const near = points.filter((point) => lines.some((line) => !isApart(point, line, weight, 9)));
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
      isApart(foot, taken.ends[seat] ?? [], ground.weight, HEAD_GAP),
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
        isApart(point, taken.marks, ground.weight, MARK_GAP),
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
      isApart(foot, taken.ends[to] ?? [], weight, HEAD_GAP) &&
      isApart(tail, taken.marks, weight, MARK_GAP) &&
      taken.lines.every((line) => isApart(tail, line, weight, MARK + SHAFT)),
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

type Routing = {
  readonly arrows: readonly RoutedArrow[];
  /** The targets that have no room for all arrows at them. */
  readonly crowded: ReadonlySet<number>;
};

/** The arrows, those at each target as large as its ground says. */
const routeAll = (
  seats: readonly SeatPlace[],
  groundAt: (target: number) => Ground,
  aims: readonly Aim[],
): Routing => {
  const taken: Taken = { ends: seats.map(() => []), marks: [], lines: [] };
  const arrows: RoutedArrow[] = [];
  const crowded = new Set<number>();
  for (const { shooter, target } of aims) {
    const to = target === undefined ? undefined : seats[target];
    if (target === undefined || to === undefined || shooter === target) continue;
    const ground = groundAt(target);
    const { weight } = ground;
    const route =
      wholeRoute(ground, taken, shooter, target) ?? stubRoute(ground, taken, shooter, target);
    if (!route) {
      crowded.add(target);
      continue;
    }
    const { curve, mark, stub } = route;
    const spot = (point: Point): Spot => ({ ...point, weight });
    if (!stub) taken.ends[shooter]?.push(spot(curve.from));
    taken.ends[target]?.push(spot(curve.to));
    taken.marks.push(spot(mark));
    taken.lines.push((stub ? [curve.from, curve.to] : samplesOf(curve)).map(spot));
    arrows.push({
      shooter,
      target,
      ...curve,
      path: `M${format(curve.from)}C${format(curve.control1)} ${format(curve.control2)} ${format(curve.to)}`,
      headAngle: degrees(angleTo(curve.to, to)),
      mark,
      stub,
      weight,
      mutual: aims.some((aim) => aim.shooter === target && aim.target === shooter),
    });
  }
  return { arrows, crowded };
};

const SMALLEST: Size = { weight: 0.25, farthest: 90 };
/** The sizes that are tried: the last ones where seven guns point at one player on a phone. */
const SIZES: readonly Size[] = [
  { weight: 1, farthest: 32 },
  { weight: 0.8, farthest: 32 },
  { weight: 0.64, farthest: 32 },
  { weight: 0.5, farthest: 40 },
  { weight: 0.5, farthest: 90 },
  { weight: 0.4, farthest: 90 },
  { weight: 0.32, farthest: 90 },
  SMALLEST,
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
  const grounds: Ground[] = [];
  const groundOfSize = (size: number): Ground => {
    const { weight, farthest } = SIZES[size] ?? SMALLEST;
    const scaled = { weight: arrowWeight(first) * weight, farthest };
    grounds[size] ??= groundOf(layout, loot, reader, scaled);
    return grounds[size];
  };
  /** The size of the arrows at each target. */
  const sizes = layout.seats.map(() => 0);
  for (;;) {
    const { arrows, crowded } = routeAll(
      layout.seats,
      (target) => groundOfSize(sizes[target] ?? 0),
      nearestFirst,
    );
    if (crowded.size === 0) return arrows;
    // Arrows at other targets stay as large as they are, unless the smallest ones have no room beside them.
    const smaller = [...crowded].filter((target) => (sizes[target] ?? 0) < SIZES.length - 1);
    const shrinking = smaller.length > 0 ? smaller : sizes.keys();
    const before = sizes.join();
    for (const target of shrinking)
      sizes[target] = Math.min((sizes[target] ?? 0) + 1, SIZES.length - 1);
    if (sizes.join() === before) return [];
  }
};
