import { angleTo, distance, type Point } from './vector.ts';

export type Box = { readonly width: number; readonly height: number };

export type SeatPlace = Point & {
  /** Radius of the portrait's disc. */
  readonly r: number;
  /** Where the seat sits on the rim, as seen from the middle (radians, y down). */
  readonly angle: number;
};

export type TableLayout = {
  readonly box: Box;
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  /** Closed SVG path of the table's rim. */
  readonly outline: string;
  /** One place a seat, yours first at the bottom, then clockwise as seen from above. */
  readonly seats: readonly SeatPlace[];
  /** The free middle of the table, for the loot. */
  readonly well: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
};

/** Squarer than an ellipse, so that eight seats fit on a narrow screen. */
const EXPONENT = 2.3;
const RIM_SAMPLES = 720;
/** A table is at most so much wider than high. */
const WIDEST = 2.15;
/** Ears and hats rise this far above a portrait's disc (in radii). */
export const HEADROOM = 1.42;

const rimPoint = (centre: Point, rx: number, ry: number, turn: number): Point => {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / EXPONENT);
  return { x: centre.x - rx * bend(Math.sin(turn)), y: centre.y + ry * bend(Math.cos(turn)) };
};

/** Turns that cut the rim into `count` pieces of equal length, beginning at the bottom. */
const evenTurns = (centre: Point, rx: number, ry: number, count: number): number[] => {
  const lengths = [0];
  let last = rimPoint(centre, rx, ry, 0);
  for (let step = 1; step <= RIM_SAMPLES; step++) {
    const next = rimPoint(centre, rx, ry, (step / RIM_SAMPLES) * 2 * Math.PI);
    lengths.push((lengths[step - 1] ?? 0) + distance(last, next));
    last = next;
  }
  const total = lengths[RIM_SAMPLES] ?? 0;
  return Array.from({ length: count }, (_, seat) => {
    const wanted = (seat / count) * total;
    const step = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const before = lengths[step - 1] ?? 0;
    const part = (wanted - before) / ((lengths[step] ?? total) - before);
    return ((step - 1 + part) / RIM_SAMPLES) * 2 * Math.PI;
  });
};

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The Godfather's desk pushes the name down so far (in radii). */
const DESK_DEPTH = 0.3;

/** What a portrait needs beneath its disc: the desk, the name, and its numbers where they are not in a hand. */
export const labelHeight = (r: number, numbers: boolean): number => {
  const name = Math.max(13, r * (numbers ? 0.4 : 0.34)) * 1.3;
  const stats = numbers ? Math.max(12, r * 0.34) * 1.25 + r * 0.08 + 4 : 0;
  return r * DESK_DEPTH + name + stats;
};

/** Portraits grow with the room and shrink with the number of seats, but stay at least 56 px wide. */
export const portraitRadius = ({ width, height }: Box, count: number): number => {
  const short = Math.min(width, height);
  const crowding = count <= 4 ? 1 : count <= 6 ? 0.9 : 0.76;
  // In a wide room even many sit far apart.
  const room = clamp(width / height - 0.55, 1, 1.1);
  return Math.round(
    clamp(short * 0.104 * Math.min(crowding * room, Math.max(crowding, 0.94)), 28, 96),
  );
};

const outlineOf = (centre: Point, rx: number, ry: number): string => {
  const points = Array.from({ length: 72 }, (_, step) =>
    rimPoint(centre, rx, ry, (step / 72) * 2 * Math.PI),
  );
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
};

/** `numbers`: whether the lowest seat shows its numbers, too, as it does for an audience. */
export const tableLayout = (box: Box, count: number, numbers = false): TableLayout => {
  const r = portraitRadius(box, count);
  const sides = r + 10;
  const top = r * HEADROOM + 4;
  const bottom = r + labelHeight(r, numbers) + 4;
  const centre = { x: box.width / 2, y: top + (box.height - top - bottom) / 2 };
  const rx = Math.min(box.width / 2 - sides, ((box.height - top - bottom) / 2) * WIDEST);
  const ry = Math.min((box.height - top - bottom) / 2, rx * 1.65);
  const seats = evenTurns(centre, rx, ry, count).map((turn) => {
    const place = rimPoint(centre, rx, ry, turn);
    return { ...place, r, angle: angleTo(centre, place) };
  });
  const wellWidth = Math.max(0, (rx - r) * 1.3);
  const wellHeight = Math.max(0, (ry - r) * 1.1);
  return {
    box,
    centre,
    rx,
    ry,
    outline: outlineOf(centre, rx, ry),
    seats,
    well: {
      x: centre.x - wellWidth / 2,
      y: centre.y - wellHeight / 2,
      width: wellWidth,
      height: wellHeight,
    },
  };
};
