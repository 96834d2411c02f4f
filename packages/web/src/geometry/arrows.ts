import type { SeatPlace, TableLayout } from './layout.ts';
import { HEADROOM } from './portrait.ts';
import { spread } from './spread.ts';
import { angleTo, around, degrees, distance, mixPoints, type Point, wrapAngle } from './vector.ts';

/** `target` undefined: aims at nobody. */
export type Aim = { readonly shooter: number; readonly target: number | undefined };

export type AimArrow = {
  readonly shooter: number;
  readonly target: number;
  readonly from: Point;
  readonly control1: Point;
  readonly control2: Point;
  readonly to: Point;
  /** SVG path of the shaft. */
  readonly path: string;
  /** Direction of the head on screen, in degrees. */
  readonly headAngle: number;
  /** Where the shooter's symbol sits on the shaft. */
  readonly mark: Point;
  /** True where the target aims back. */
  readonly mutual: boolean;
};

// Lengths on a phone; larger portraits have larger arrows.
/** Heads of neighbouring arrows stay this far apart along the rim of their target. */
const HEAD_GAP = 15;
const RIM_CLEARANCE = 7;
const HEAD_LENGTH = 11;

/** How much larger than on a phone the arrows around a portrait are drawn. */
export const arrowWeight = ({ r }: SeatPlace): number => Math.max(1, r / 40);

/** How far a portrait reaches in a direction: ears and hats rise above its disc. */
const reachOf = ({ r }: SeatPlace, angle: number): number =>
  r * (1 + (HEADROOM - 1) * Math.max(0, -Math.sin(angle)) ** 2);

const headAt = (seat: SeatPlace, angle: number): number =>
  reachOf(seat, angle) + RIM_CLEARANCE + HEAD_LENGTH * arrowWeight(seat);
const MUTUAL_LEAN = 0.2;
const THIRD_CLEARANCE = 14;
const CHECKED = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

export const pointOnArrow = (arrow: Curve, t: number): Point => {
  const u = 1 - t;
  const blend = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  const { from, control1, control2, to } = arrow;
  return {
    x: blend(from.x, control1.x, control2.x, to.x),
    y: blend(from.y, control1.y, control2.y, to.y),
  };
};

type End = { readonly arrow: number; readonly outgoing: boolean; readonly angle: number };

export type Curve = Pick<AimArrow, 'from' | 'control1' | 'control2' | 'to'>;

const curveBetween = (from: SeatPlace, leave: number, to: SeatPlace, arrive: number): Curve => {
  const start = around(from, leave, reachOf(from, leave) + 3);
  const end = around(to, arrive, headAt(to, arrive));
  const pull = distance(start, end) * 0.38;
  return {
    from: start,
    control1: around(start, leave, pull),
    control2: around(end, arrive, pull),
    to: end,
  };
};

const clears = (curve: Curve, others: readonly SeatPlace[]): boolean =>
  others.every((seat) =>
    CHECKED.every((t) => distance(pointOnArrow(curve, t), seat) > seat.r + THIRD_CLEARANCE),
  );

/**
 * Bends towards the middle: strongly between neighbours, hardly between opposite seats, and always
 * enough to pass the seats in between.
 */
const bowedAngles = (layout: TableLayout, from: SeatPlace, to: SeatPlace, lean: number) => {
  const others = layout.seats.filter((seat) => seat !== from && seat !== to);
  const reach = 2 * Math.max(layout.rx, layout.ry);
  let bow = Math.max(0.1, 0.55 - 0.5 * (distance(from, to) / reach));
  for (;;) {
    const leave = angleTo(from, mixPoints(to, layout.centre, bow)) + lean;
    const arrive = angleTo(to, mixPoints(from, layout.centre, bow)) - lean;
    if (bow >= 1.3 || clears(curveBetween(from, leave, to, arrive), others))
      return { leave, arrive };
    bow = bow + 0.1;
  }
};

/** Spreading the ends may push a shaft onto a third portrait again; then its middle is bent further. */
const givingWay = (curve: Curve, layout: TableLayout, others: readonly SeatPlace[]): Curve => {
  for (let give = 0; give <= 0.8; give += 0.1) {
    const bent = {
      ...curve,
      control1: mixPoints(curve.control1, layout.centre, give),
      control2: mixPoints(curve.control2, layout.centre, give),
    };
    if (clears(bent, others)) return bent;
  }
  return curve;
};

/** How far from straight ahead arrows end at a seat of a big screen: its name and numbers are behind it. */
const AHEAD = 1.1;

const facingOf = ({ surroundings, centre }: TableLayout, seat: number, place: SeatPlace) => {
  const row = surroundings?.[seat]?.row;
  return row === undefined
    ? { inward: angleTo(place, centre), limit: Number.POSITIVE_INFINITY }
    : { inward: row === 'top' ? Math.PI / 2 : -Math.PI / 2, limit: AHEAD };
};

/** Where along an arrow its shooter's symbol may sit, the best place first. */
const MARKED = [0.36, 0.32, 0.4, 0.28, 0.44, 0.24, 0.48, 0.52, 0.2, 0.56, 0.6];
/** Symbols this far apart don't overlap. */
export const MARK_GAP = 23;

/** The first place on an arrow that keeps its symbol apart from others, or the one farthest from them. */
const markOn = (curve: Curve, others: readonly Point[], gap: number): Point => {
  const places = MARKED.map((along) => {
    const point = pointOnArrow(curve, along);
    return { point, apart: Math.min(gap, ...others.map((other) => distance(point, other))) };
  });
  return places.reduce((best, place) => (place.apart > best.apart ? place : best)).point;
};

/** The place of every arrow's symbol. Short arrows come first: they have the least room. */
const marksOn = (curves: readonly Curve[], gap: number): readonly Point[] => {
  const length = ({ from, to }: Curve): number => distance(from, to);
  const marks = new Map<Curve, Point>();
  for (const curve of curves.toSorted((a, b) => length(a) - length(b)))
    marks.set(curve, markOn(curve, [...marks.values()], gap));
  return curves.map((curve) => marks.get(curve) ?? curve.from);
};

const format = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const asPicture = (curve: Curve, target: SeatPlace) => ({
  ...curve,
  path: `M${format(curve.from)}C${format(curve.control1)} ${format(curve.control2)} ${format(curve.to)}`,
  headAngle: degrees(angleTo(curve.to, target)),
});

/** One arrow per aim. Around every seat the ends are spread so that none covers another. */
export const aimArrows = (layout: TableLayout, aims: readonly Aim[]): AimArrow[] => {
  const shots = aims.flatMap(({ shooter, target }) => {
    const from = layout.seats[shooter];
    const to = target === undefined ? undefined : layout.seats[target];
    if (target === undefined || from === undefined || to === undefined || shooter === target)
      return [];
    const mutual = aims.some((aim) => aim.shooter === target && aim.target === shooter);
    return [{ shooter, target, from, to, mutual }];
  });
  const ends = new Map<number, End[]>();
  const note = (seat: number, end: End) => ends.set(seat, [...(ends.get(seat) ?? []), end]);
  shots.forEach(({ shooter, target, from, to, mutual }, arrow) => {
    const lean = mutual ? MUTUAL_LEAN : 0;
    const { leave, arrive } = bowedAngles(layout, from, to, lean);
    note(shooter, { arrow, outgoing: true, angle: leave });
    note(target, { arrow, outgoing: false, angle: arrive });
  });
  const startAngles: number[] = [];
  const endAngles: number[] = [];
  for (const [seat, list] of ends) {
    const place = layout.seats[seat];
    if (!place) continue;
    const { inward, limit } = facingOf(layout, seat, place);
    const room = place.r + RIM_CLEARANCE + HEAD_LENGTH * arrowWeight(place);
    const gap = 2 * Math.asin(Math.min(0.5, (HEAD_GAP * arrowWeight(place)) / 2 / room));
    const spaced = spread(
      list.map(({ angle }) => wrapAngle(angle - inward)),
      gap,
      limit,
    );
    list.forEach(({ arrow, outgoing }, index) => {
      (outgoing ? startAngles : endAngles)[arrow] = inward + (spaced[index] ?? 0);
    });
  }
  const curves = shots.map(({ from, to }, index) => {
    const leave = startAngles[index] ?? 0;
    const arrive = endAngles[index] ?? 0;
    const others = layout.seats.filter((seat) => seat !== from && seat !== to);
    return givingWay(curveBetween(from, leave, to, arrive), layout, others);
  });
  const [seat] = layout.seats;
  const marks = marksOn(curves, seat ? MARK_GAP * arrowWeight(seat) : 0);
  return shots.flatMap(({ shooter, target, to, mutual }, index) => {
    const [curve, mark] = [curves[index], marks[index]];
    return curve && mark ? [{ shooter, target, ...asPicture(curve, to), mark, mutual }] : [];
  });
};

/** The number of aims at each seat. */
export const aimCounts = (count: number, aims: readonly Aim[]): number[] =>
  Array.from({ length: count }, (_, seat) => aims.filter(({ target }) => target === seat).length);

/** Where a badge sits on a portrait: symbol at the upper left, count at the upper right. */
export const badgePlace = (seat: SeatPlace, side: 'left' | 'right'): Point =>
  around(seat, side === 'left' ? (-3 * Math.PI) / 4 : -Math.PI / 4, seat.r * 1.02);
